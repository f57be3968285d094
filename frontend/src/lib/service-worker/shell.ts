/** Addresses of the built files that the pages of rentals need; the build writes them in. */
declare const __SHELL__: { version: string; files: string[] };

const { version, files } = __SHELL__;

/** Any of them: the browser draws what its address says. */
const PAGE = '/tableau-de-bord';
const PREFIX = 'loka-shell-';
/** Longer, and whoever waits on a bad network sees the page that is kept. */
const PATIENCE_MS = 4_000;

const name = PREFIX + version;
const open = () => caches.open(name);

/** Whether this phone keeps the pages of members, of this version or an older one. */
export const hasShell = async (): Promise<boolean> =>
  (await caches.keys()).some((one) => one.startsWith(PREFIX));

/** Keeps the page and all it needs, once; fails as a whole, so that no half of a version is kept. */
export async function keepShell(): Promise<void> {
  const cache = await open();
  if (await cache.match(PAGE)) return;
  await cache.addAll([new Request(PAGE, { cache: 'no-cache' }), ...files]);
}

/** Once a version is complete, those before it go. */
export async function dropOldShells(): Promise<void> {
  const old = (await caches.keys()).filter((one) => one.startsWith(PREFIX) && one !== name);
  await Promise.all(old.map((one) => caches.delete(one)));
}

/**
 * The server's page, so that a deployment is seen at once; the kept one when no answer begins in time,
 * or the server is in trouble.
 */
export async function answerPage(request: Request): Promise<Response> {
  const kept = await (await open()).match(PAGE);
  if (!kept) return fetch(request);
  // Not `AbortSignal.timeout`, which would also cut a page that arrives slowly.
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    const answer = await fetch(request, { signal: patience.signal });
    return answer.status >= 500 ? kept : answer;
  } catch {
    return kept;
  } finally {
    clearTimeout(timer);
  }
}

/** A built file never changes under its name: the kept one is the server's. */
export async function answerAsset(request: Request): Promise<Response> {
  return (await (await open()).match(request)) ?? fetch(request);
}
