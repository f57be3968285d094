import { createApi, createSessionStore } from '@loka/client';

export const sessionStore = createSessionStore('loka.console.session');

/** The typed API. Every failure is thrown as an `ApiError` in the server's words. */
export const { api, send } = createApi({
  store: sessionStore,
  wording: ({ fields, detail }) =>
    fields.length > 0 ? fields.map(({ message }) => message).join(' ') : detail,
});
