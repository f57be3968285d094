import { createApi, createSessionStore, type Proof } from '@loka/client';

export const sessionStore = createSessionStore('loka.console');

type Ask = (asked: Proof) => Promise<boolean>;

let shown: Ask | undefined;

/** Has `ask` called when a call needs whoever is signed in to prove it; returns how to take that back. */
export function whenReauthenticating(ask: Ask): () => void {
  shown = ask;
  return () => {
    if (shown === ask) shown = undefined;
  };
}

/** The typed API. Every failure is thrown as an `ApiError` in the server's words. */
export const { api, send, reach } = createApi({
  store: sessionStore,
  reauthenticate: async (asked) => (await shown?.(asked)) ?? false,
  wording: ({ fields, detail }) =>
    fields.length > 0 ? fields.map(({ message }) => message).join(' ') : detail,
});
