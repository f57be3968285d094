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
 * Stores a session in the browser, under a key for the token and one for the user's id, so that a reload
 * keeps the visitor signed in. The refresh token is not here: it lives in a cookie that scripts cannot read,
 * and which decides how long the session outlives the browser.
 *
 * @param site begins the names of the keys; each site has its own, since two people may be signed in to them
 */
export function createSessionStore(site: 'loka' | 'loka.console') {
  const tokenKey = `${site}.token`;
  const userIdKey = `${site}.userId`;
  const listeners = createListeners();

  function read(): StoredSession | null {
    const token = browserStorage.get(tokenKey);
    const userId = browserStorage.get(userIdKey);
    return token && userId ? { token, userId } : null;
  }

  /** The token last: with it alone another tab would take the session for complete. */
  function write({ token, userId }: StoredSession): void {
    browserStorage.set(userIdKey, userId);
    browserStorage.set(tokenKey, token);
  }

  moveFromOneKey(`${site}.session`, write);

  return {
    read,

    token: (): string | null => read()?.token ?? null,

    /** Of whoever is signed in, by now: another tab may have changed it. */
    userId: (): string | undefined => read()?.userId,

    save({ token, user }: { token: string; user: Pick<Session['user'], 'id'> }): void {
      write({ token, userId: user.id });
      listeners.tell();
    },

    clear(): void {
      browserStorage.remove(tokenKey);
      browserStorage.remove(userIdKey);
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

/** Earlier versions stored both values as JSON under one key; what cannot be read there is no session. */
function moveFromOneKey(key: string, write: (session: StoredSession) => void): void {
  const text = browserStorage.get(key);
  if (text === null) return;
  browserStorage.remove(key);
  const session = parse(text);
  if (typeof session?.token === 'string' && typeof session.userId === 'string') {
    write({ token: session.token, userId: session.userId });
  }
}

function parse(text: string): Partial<StoredSession> | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
