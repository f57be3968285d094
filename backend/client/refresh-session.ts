import { requestId } from './request-id';
import type { SessionStore, StoredSession } from './session-store';
import type { Session } from './types';

/* Both sites take this one lock, since they trade the same cookie. Browsers offer locks on secure
   origins only; elsewhere tabs may race, which costs a sign-in. */
const oneTabAtATime = <T>(job: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('loka.refresh', job) : job();

/** All tabs wait for one refresh: a network that hangs must not hold them for ever. */
const PATIENCE_MS = 20_000;

/**
 * Trades the refresh cookie for a new access token. A refresh token is good for one use, and a
 * second use revokes the session: one call at a time keeps requests and tabs from racing.
 *
 * @returns a function of the session whose access token was refused, which gives the token to retry
 *   with, or null when that session is over (and then cleared)
 */
export function createRefresh(
  store: SessionStore,
): (stale: StoredSession) => Promise<string | null> {
  let running: Promise<string | null> | undefined;

  return async (stale) => {
    running ??= oneTabAtATime(() => refreshOnce(store, stale)).finally(() => {
      running = undefined;
    });
    const token = await running;
    // Whoever has signed in meanwhile does not make the calls of those before.
    return store.userId() === stale.userId ? token : null;
  };
}

async function refreshOnce(store: SessionStore, stale: StoredSession): Promise<string | null> {
  const current = store.read();
  if (current?.token !== stale.token) return current?.token ?? null;

  const response = await fetch('/api/auth/refresh', {
    method: 'POST',
    headers: requestId(),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (response.ok) {
    const session: Session = await response.json();
    // The cookie is shared by both sites: somebody else has signed in on the other one since, and
    // must not become the one for whom this site acts. Nor is whoever has left meanwhile signed in again.
    if (session.user.id !== store.userId()) {
      store.clear();
      return null;
    }
    store.save(session);
    return session.token;
  }
  // A server in trouble says nothing about the session: keep it for the next try.
  if (response.status < 500) store.clear();
  return null;
}
