import { browserStorage } from './browser-storage';
import { createListeners } from './listeners';
import type { Session } from './types';

/** An access token and whose it is. */
export interface StoredSession {
  token: string;
  userId: string;
}

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Of a visitor without session, where there is no browser storage: on the server. */
export const noSession: SessionStore = {
  read: () => null,
  token: () => null,
  userId: () => undefined,
  save: () => undefined,
  clear: () => undefined,
  subscribe: () => () => undefined,
};

/**
 * Keeps a session in browser storage, so that a reload keeps the visitor signed in. The refresh
 * token is not here: it lives in a cookie that scripts cannot read, and which decides how long the
 * session outlives the browser.
 *
 * @param key where it is stored; each site has its own, since two people may be signed in to them
 */
export function createSessionStore(key: string) {
  const listeners = createListeners();

  function read(): StoredSession | null {
    const text = browserStorage.get(key);
    return text ? (JSON.parse(text) as StoredSession) : null;
  }

  return {
    read,

    token: (): string | null => read()?.token ?? null,

    /** Of whoever is signed in, by now: another tab may have changed it. */
    userId: (): string | undefined => read()?.userId,

    save({ token, user }: { token: string; user: Pick<Session['user'], 'id'> }): void {
      const session: StoredSession = { token, userId: user.id };
      browserStorage.set(key, JSON.stringify(session));
      listeners.tell();
    },

    clear(): void {
      browserStorage.remove(key);
      listeners.tell();
    },

    /** Also called when another tab signs in or out. */
    subscribe(listener: () => void): () => void {
      const stop = listeners.subscribe(listener);
      window.addEventListener('storage', listener);
      return () => {
        stop();
        window.removeEventListener('storage', listener);
      };
    },
  };
}
