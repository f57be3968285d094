import { createApi, createSessionStore, type Failure, noSession } from '@loka/client';
import { sendInProcess } from './in-process';
import { inTime } from './in-time';
import { reauthenticate } from './reauthentication';
import { SEEN_AT, seenAt } from './seen-at';

export const sessionStore = import.meta.env.SSR ? noSession : createSessionStore('loka');

/** The typed API. Every failure is thrown as an `ApiError` in the words of this site. */
export const { api, call } = createApi({
  store: sessionStore,
  wording,
  reauthenticate,
  ...(import.meta.env.SSR
    ? { baseUrl: 'http://localhost', transport: sendInProcess }
    : { transport: send }),
});

/** Loaded when something fails; where that cannot be, the server's own sentence is French too. */
async function wording({ code, status, detail }: Failure): Promise<string> {
  if (status === 0) return detail;
  const words = await import('./errors.fr').catch(() => undefined);
  // A newer server may have a code that this build does not know.
  return words?.ERRORS_FR[code] ?? detail;
}

/** A network that hangs answers nothing, not even that it fails: what is only read is then asked for again. */
const READ_PATIENCE_MS = 20_000;

async function send(request: Request): Promise<Response> {
  const asked = fetch(request);
  const answer = await (request.method === 'GET' ? inTime(asked, READ_PATIENCE_MS) : asked);
  const at = answer.headers.get(SEEN_AT);
  if (at) seenAt.note(at);
  return answer;
}
