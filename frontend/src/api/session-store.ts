const TOKEN_KEY = 'loka.token';
const USER_ID_KEY = 'loka.userId';

const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

/**
 * The access token and the user id, in browser storage so that a reload keeps the visitor signed
 * in. The refresh token is not here: it lives in a cookie that scripts cannot read.
 */
export const sessionStore = {
  token: (): string | null => localStorage.getItem(TOKEN_KEY),

  save(session: { token: string; user: { id: string } }): void {
    localStorage.setItem(TOKEN_KEY, session.token);
    localStorage.setItem(USER_ID_KEY, session.user.id);
    notify();
  },

  clear(): void {
    localStorage.removeItem(TOKEN_KEY);
    localStorage.removeItem(USER_ID_KEY);
    notify();
  },

  /** Also called when another tab signs in or out. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
};
