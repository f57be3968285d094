import createClient from 'openapi-fetch';
import { HttpError } from 'react-admin';
import { refreshSession } from './refresh-session';
import type { paths } from './schema.generated';
import { sessionStore } from './session-store';
import type { Problem } from './types';

const UNEXPECTED = 'Une erreur est survenue. Veuillez réessayer.';
const UNREACHABLE = 'Connexion impossible. Vérifiez votre réseau, puis réessayez.';

/**
 * Sends a request in the name of whoever is signed in; when the token has expired, refreshes it
 * once and sends the request again.
 *
 * @throws HttpError with the API's French sentence
 */
export async function send(request: Request): Promise<Response> {
  const token = sessionStore.read()?.token;
  const again = request.clone();
  const response = await fetchAs(token, request);
  if (response.status !== 401 || !token) return accepted(response);

  const renewed = await refreshSession(token);
  return accepted(renewed ? await fetchAs(renewed, again) : response);
}

async function fetchAs(token: string | undefined, request: Request): Promise<Response> {
  if (token) request.headers.set('Authorization', `Bearer ${token}`);
  try {
    return await fetch(request);
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw error;
    throw new HttpError(UNREACHABLE, 0);
  }
}

async function accepted(response: Response): Promise<Response> {
  if (response.ok) return response;
  const isProblem = response.headers.get('content-type')?.includes('problem+json');
  const problem: Problem | null = isProblem ? await response.json() : null;
  const details = problem?.errors.map(({ message }) => message) ?? [];
  const sentence = details.length > 0 ? details.join(' ') : (problem?.detail ?? UNEXPECTED);
  throw new HttpError(sentence, response.status, problem);
}

/** The typed API, for the calls that are not a resource's list or record. */
export const api = createClient<paths>({ baseUrl: location.origin, fetch: send });

/** The body of a successful answer; failures have been thrown before. */
export async function body<T>(call: Promise<{ data?: T }>): Promise<T> {
  const { data } = await call;
  return data as T;
}
