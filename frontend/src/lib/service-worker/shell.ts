import type { PublicPage } from '@/lib/public-pages';

/** With the addresses of the built files that it needs. */
export type KeptPage = PublicPage & { files: string[] };

/** What is needed without network, by members and for each public page; the build writes it in. */
declare const __SHELL__: { version: string; files: string[]; pages: KeptPage[] };

const { version, files, pages } = __SHELL__;

export { pages };

/** Any of them: the browser draws what its address says. */
const PAGE = '/tableau-de-bord';
const PREFIX = 'loka-shell-';
/** Of what visitors have loaded anyway. */
const PUBLIC_PREFIX = 'loka-public-';
/** Longer, and whoever waits on a bad network sees the page that is kept. */
const PATIENCE_MS = 4_000;

const name = PREFIX + version;
const publicName = PUBLIC_PREFIX + version;
const open = () => caches.open(name);

/** Whether this phone keeps the pages of members, of this version or an older one. */
export const hasShell = async (): Promise<boolean> =>
  (await caches.keys()).some((one) => one.startsWith(PREFIX));

/** Keeps the page and all it needs, once; fails as a whole, so that no half of a version is kept. */
export async function keepShell(): Promise<void> {
  const cache = await open();
  if (await cache.match(PAGE)) return;
  await cache.addAll([emptyPage(), ...files]);
}

/**
 * Keeps what a public page is drawn with, which its browser loads too: of its network it takes the empty page alone.
 * Fails as a whole.
 */
export async function keepPublicPage(page: KeptPage): Promise<void> {
  const cache = await caches.open(publicName);
  if (await hasPublicPage(page)) return;
  await cache.addAll([emptyPage(), ...page.files]);
}

const emptyPage = () => new Request(PAGE, { cache: 'no-cache' });

/** Whether all is there that a public page is drawn with. */
export async function hasPublicPage(page: KeptPage): Promise<boolean> {
  const cache = await caches.open(publicName);
  const kept = await Promise.all([PAGE, ...page.files].map((file) => cache.match(file)));
  return kept.every(Boolean);
}

/** The page that draws what its address says, where this phone keeps what it needs for it. */
export async function publicShell(page: KeptPage): Promise<Response | undefined> {
  if (!(await hasPublicPage(page))) return undefined;
  return (await caches.open(publicName)).match(PAGE);
}

/** Once a version is complete, those before it go. */
export async function dropOldShells(): Promise<void> {
  const old = (await caches.keys()).filter(
    (one) =>
      (one.startsWith(PREFIX) && one !== name) ||
      (one.startsWith(PUBLIC_PREFIX) && one !== publicName),
  );
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
  return (await caches.match(request)) ?? fetch(request);
}
