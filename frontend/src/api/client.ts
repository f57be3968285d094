import createClient from 'openapi-fetch';
import { ApiError, toApiError } from './problem';
import { refreshSession } from './refresh-session';
import type { paths } from './schema.generated';
import { sessionStore } from './session-store';

function withToken(request: Request, token: string | null): Request {
  if (token) request.headers.set('Authorization', `Bearer ${token}`);
  return request;
}

/** Sends the request; when its token has expired, refreshes once and sends it again. */
async function authorizedFetch(request: Request): Promise<Response> {
  const token = sessionStore.token();
  const again = request.clone();
  const response = await fetch(withToken(request, token));
  if (response.status !== 401 || !token) return response;

  const renewed = await refreshSession(token);
  return renewed ? fetch(withToken(again, renewed)) : response;
}

/** The typed API. Every failure is thrown as an {@link ApiError}. */
export const api = createClient<paths>({ baseUrl: location.origin, fetch: authorizedFetch });

api.use({
  async onResponse({ response }) {
    if (!response.ok) throw await toApiError(response);
  },
  onError({ error }) {
    // An aborted call is not a failure: React Query recognises it by its own name.
    if (error instanceof ApiError || (error instanceof Error && error.name === 'AbortError')) {
      return error;
    }
    return new ApiError('network', 0);
  },
});

/** The body of a successful answer; failures have been thrown before. */
export async function body<T>(call: Promise<{ data?: T }>): Promise<T> {
  const { data } = await call;
  return data as T;
}
