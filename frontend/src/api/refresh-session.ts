import { sessionStore } from './session-store';
import type { Session } from './types';

/* Browsers offer locks on secure origins only; elsewhere tabs may race, which costs a sign-in. */
const oneTabAtATime = <T>(job: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('loka.refresh', job) : job();

let running: Promise<string | null> | undefined;

/**
 * Trades the refresh cookie for a new access token. A refresh token is good for one use, and a
 * second use revokes the session: one call at a time keeps requests and tabs from racing.
 *
 * @param staleToken the access token that was refused
 * @returns the token to retry with, or null when the session is over (and then cleared)
 */
export function refreshSession(staleToken: string): Promise<string | null> {
  running ??= oneTabAtATime(() => refreshOnce(staleToken)).finally(() => {
    running = undefined;
  });
  return running;
}

async function refreshOnce(staleToken: string): Promise<string | null> {
  const current = sessionStore.token();
  if (current !== staleToken) return current;

  const response = await fetch('/api/auth/refresh', { method: 'POST' });
  if (response.ok) {
    const session: Session = await response.json();
    sessionStore.save(session);
    return session.token;
  }
  // A server in trouble says nothing about the session: keep it for the next try.
  if (response.status < 500) sessionStore.clear();
  return null;
}
