const KEY = 'loka.console.session';

/** The access token and whose it is; the refresh token lives in a cookie that scripts cannot read. */
interface StoredSession {
  token: string;
  userId: string;
}

/**
 * Kept apart from the public site's session: the two may belong to different people. How long a
 * session outlives the browser is the refresh cookie's business, decided at sign-in.
 */
export const sessionStore = {
  read(): StoredSession | null {
    const text = localStorage.getItem(KEY);
    return text ? (JSON.parse(text) as StoredSession) : null;
  },

  save({ token, user }: { token: string; user: { id: string } }): void {
    const session: StoredSession = { token, userId: user.id };
    localStorage.setItem(KEY, JSON.stringify(session));
  },

  clear(): void {
    localStorage.removeItem(KEY);
  },
};
