import { SEEN_AT } from '@/api/seen-at';
import { SEEN_BY_MEMBER, SEEN_PAGES, SEEN_READS } from './messages';
import { drawnPage, forgetPageOf, isReadOfPage, pageAt } from './opened-pages';

/* Public pages and reads, kept for when there is no network: as any visitor gets them, or a member under their name. */

/** Of a page, which cannot read the headers that it came with. */
const seenMeta = (at: string) => `<meta name="loka-seen-at" content="${at}">`;

/** As the pages write it; their scripts are not the service worker's. */
const instant = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Libreville',
});

const seenAt = (at: string): string =>
  instant.format(new Date(at)).replace(/^1 /, '1er ').replace(', ', ' à ');

/** For as long as the page's own scripts do not say it, and where they cannot be had. */
const seenNote = (at: string) => `<p id="loka-seen" role="status"
  style="margin:0;padding:.75rem 1rem;background:#fdf0c8;color:#5c3d00">Page vue le ${seenAt(at)}.
  Prix et disponibilités ont pu changer.</p>`;

/** Longer, and whoever waits on a bad network sees what is kept. */
const PATIENCE_MS = 6_000;

type Store = { name: string; most: number };
const pages: Store = { name: SEEN_PAGES, most: 40 };
const reads: Store = { name: SEEN_READS, most: 80 };

const open = ({ name }: Store) => caches.open(name);
/** Whatever compression the answer has come with. */
const find = async (cache: Cache, request: Request) => cache.match(request, { ignoreVary: true });

/** What public pages read besides; not what is suggested letter by letter, which would push out what was looked at. */
const readBesides = /^\/api\/(?:items(?!\/suggestions)|owners|places|public-config)(?:\/|$)/;

export function storeOf(request: Request): Store | undefined {
  const { pathname } = new URL(request.url);
  if (request.mode === 'navigate') return pageAt(pathname) ? pages : undefined;
  if (!isReadOfPage(pathname) && !readBesides.test(pathname)) return undefined;
  const authorization = request.headers.get('authorization');
  if (authorization === null) return reads;
  // Members may see more: nobody else gets it.
  const userId = userIdOf(authorization);
  return userId === undefined ? undefined : { ...reads, name: SEEN_BY_MEMBER + userId };
}

/** Whose access token it is; that it is a good one is for the server to say. */
function userIdOf(authorization: string): string | undefined {
  try {
    const [, payload = ''] = authorization.split('.');
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof sub === 'string' ? sub : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The server's answer; when there is none, or none in time, the kept one with the time when it was seen, or a page that
 * draws itself from kept answers, which have theirs.
 *
 * @throws when there is neither
 */
export async function answerKept(request: Request, store: Store): Promise<Response> {
  const kept = await find(await open(store), request);
  const old = kept ? () => marked(request, kept) : await drawnBy(request);
  const asked = fetch(request);
  if (!old) return keep(request, await asked, store);
  try {
    const answer = await Promise.race([asked, patience()]);
    return answer.status >= 500 ? old() : keep(request, answer, store);
  } catch {
    // One that comes late is kept for the next time.
    asked.then((answer) => keep(request, answer, store)).catch(() => undefined);
    return old();
  }
}

/** Keeps a public page that is open as the browser itself still has it, so that the network is not asked. */
export async function keepShown(url: string): Promise<void> {
  if (!pageAt(new URL(url).pathname)) return;
  const request = new Request(url, { cache: 'only-if-cached', mode: 'same-origin' });
  const answer = await fetch(request).catch(() => undefined);
  if (answer?.status === 200) await keepWhole(request, answer, pages);
}

async function drawnBy(request: Request): Promise<(() => Response) | undefined> {
  const page = request.mode === 'navigate' ? await drawnPage(request) : undefined;
  return page && (() => page);
}

const patience = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS);
  });

async function keep(request: Request, answer: Response, store: Store): Promise<Response> {
  // What is there no more is not shown again without network.
  if (answer.status === 404 || answer.status === 410) {
    void open(store).then((cache) => cache.delete(request, { ignoreVary: true }));
    void forgetPageOf(request);
  }
  if (answer.status !== 200) return answer;
  // A full disk keeps nothing more; the answer is shown all the same.
  void keepWhole(request, answer.clone(), store).catch(() => undefined);
  return answer;
}

/** In place of the one before, which stays where the network fails in the middle of this one. */
async function keepWhole(request: Request, answer: Response, store: Store): Promise<void> {
  const whole = new Response(await answer.arrayBuffer(), { headers: answer.headers });
  const cache = await open(store);
  // The last one of its keys, which go from the oldest on.
  await cache.delete(request);
  await cache.put(request, whole);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -store.most).map((oldest) => cache.delete(oldest)));
}

/** Says of a kept answer when it was the server's. */
async function marked(request: Request, kept: Response): Promise<Response> {
  const headers = new Headers(kept.headers);
  const at = new Date(headers.get('date') ?? 0).toISOString();
  headers.set(SEEN_AT, at);
  if (request.mode !== 'navigate') return new Response(kept.body, { headers });
  const html = await kept.text();
  return new Response(
    html.replace('<head>', `<head>${seenMeta(at)}`).replace('<div id="root">', `${seenNote(at)}$&`),
    { headers },
  );
}

/** Addresses and names, as HTML, of the pages that are kept as the server sent them, the newest first. */
export async function keptPages(): Promise<Map<string, string>> {
  const cache = await open(pages);
  const found = new Map<string, string>();
  for (const request of [...(await cache.keys())].reverse()) {
    const { pathname, search } = new URL(request.url);
    const html = await (await find(cache, request))?.text();
    const [, title = 'Loka'] = /<title>([^<]*)<\/title>/.exec(html ?? '') ?? [];
    const page = pageAt(pathname);
    // One that the browser draws comes without a name.
    found.set(pathname + search, page?.isServed === false ? `${page.name} · Loka` : title);
  }
  return found;
}
