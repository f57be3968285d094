import { createApi, createSessionStore, noSession } from '@loka/client';
import { ERRORS_FR } from './errors.fr';
import { sendInProcess } from './in-process';

export const sessionStore = import.meta.env.SSR ? noSession : createSessionStore('loka.session');

/** The typed API. Every failure is thrown as an `ApiError` in the words of this site. */
export const { api, call } = createApi({
  store: sessionStore,
  // A newer server may have a code that this build does not know: its own sentence is French too.
  wording: ({ code, detail }) => ERRORS_FR[code] ?? detail,
  ...(import.meta.env.SSR && { baseUrl: 'http://localhost', transport: sendInProcess }),
});
