import { ApiError, type Failure, readFailure, UNREACHABLE } from './problem';
import { createRefresh } from './refresh-session';
import { requestId } from './request-id';
import type { SessionStore } from './session-store';
import { typedCalls } from './typed-calls';

interface ApiOptions {
  store: SessionStore;
  /** The French sentence to show for a failure. */
  wording: (failure: Failure) => string | Promise<string>;
  /**
   * Has whoever is signed in prove it once more, by a second step if need be; whether they did. Without it, such a
   * refusal is a failure.
   */
  reauthenticate?: (asked: Proof) => Promise<boolean>;
  /** Where the API is; where the page is, unless said. */
  baseUrl?: string;
  /** Sends a request; the browser does, unless said. */
  transport?: (request: Request) => Promise<Response>;
}

/** What a refused call asks for. */
export type Proof = 'any' | 'second step';

const PROOFS: Partial<Record<Failure['code'], Proof>> = {
  'reauthentication-required': 'any',
  'second-step-required': 'second step',
};

/** Sends a request under the headers that it is given. */
type Attempt = (headers: Record<string, string>) => Promise<Response>;

/**
 * The API, called in the name of whoever is signed in. Every failure is thrown as an
 * {@link ApiError}; an aborted call keeps the browser's own error.
 */
export function createApi({ store, wording, reauthenticate, baseUrl, transport }: ApiOptions) {
  const transmit = transport ?? ((request: Request) => fetch(request));
  const refresh = createRefresh(store);

  const failed = async (failure: Failure) => new ApiError(failure, await wording(failure));

  /** Awaits a response, or the body of one, which may be lost on its way as well: nothing has answered then. */
  async function reach<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') throw error;
      throw await failed(UNREACHABLE);
    }
  }

  /**
   * Makes a call; when its token has expired, refreshes that once and makes the call again. So too when
   * whoever is signed in has to prove it first, and does.
   */
  async function call(attempt: Attempt): Promise<Response> {
    const id = requestId();
    const response = await callOnce(attempt, id);
    if (response.ok) return response;
    const failure = await reach(readFailure(response));
    const proof = PROOFS[failure.code];
    if (!proof || !(await reauthenticate?.(proof))) throw await failed(failure);
    const again = await callOnce(attempt, id);
    if (!again.ok) throw await failed(await reach(readFailure(again)));
    return again;
  }

  async function callOnce(attempt: Attempt, id: Record<string, string>): Promise<Response> {
    const session = store.read();
    let response = await reach(attempt({ ...id, ...bearer(session?.token ?? null) }));
    if (response.status === 401 && session) {
      const renewed = await reach(refresh(session));
      if (renewed) response = await reach(attempt({ ...id, ...bearer(renewed) }));
    }
    return response;
  }

  /** Sends a request that {@link api} does not describe: a private file, a list of the console. */
  const send = (request: Request): Promise<Response> =>
    call((headers) => transmit(withHeaders(request.clone(), headers)));

  const api = typedCalls(baseUrl ?? location.origin, send, reach);

  return { api, call, send, reach };
}

const bearer = (token: string | null): Record<string, string> =>
  token ? { Authorization: `Bearer ${token}` } : {};

function withHeaders(request: Request, headers: Record<string, string>): Request {
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
  return request;
}

/** The body of a successful answer; failures have been thrown before. */
export async function body<T>(call: Promise<{ data?: T }>): Promise<T> {
  const { data } = await call;
  return data as T;
}
