import { sessionStore } from './session-store';
import type { Session } from './types';

/* Browsers offer locks on secure origins only; elsewhere tabs may race, which costs a sign-in. The
   public site takes the same lock, since both trade the same cookie. */
const oneTabAtATime = <T>(job: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('loka.refresh', job) : job();

let running: Promise<string | null> | undefined;

/**
 * Trades the refresh cookie for a new access token, one call at a time.
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
  const current = sessionStore.read();
  if (current?.token !== staleToken) return current?.token ?? null;

  const response = await fetch('/api/auth/refresh', { method: 'POST' });
  if (response.ok) {
    const session: Session = await response.json();
    // Someone else has signed in on the public site since: their session is not this console's.
    if (session.user.id !== current.userId) {
      sessionStore.clear();
      return null;
    }
    sessionStore.save(session);
    return session.token;
  }
  // A server in trouble says nothing about the session: keep it for the next try.
  if (response.status < 500) sessionStore.clear();
  return null;
}
