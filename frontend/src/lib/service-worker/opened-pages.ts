import { SEEN_READS } from './messages';
import type { PublicPage } from './public-pages';
import { hasPublicPage, keepPublicPage, publicShell } from './shell';

/* Pages that were opened by a tap: the server was never asked for them, only for what they show. */

type Opened = { page: PublicPage } & (
  | {
      /** Before its id. */
      before: string;
      /** Without which it has nothing to show, before the same id. */
      read: string;
    }
  | {
      path: string;
      name: string;
      /** Without any of which it has nothing to show. */
      read?: string;
    }
);

const opened: Opened[] = [
  { page: 'item', before: '/objet/', read: '/single/item/' },
  { page: 'owner', before: '/proprietaires/', read: '/api/owners/' },
  { page: 'home', path: '/', name: 'Accueil', read: '/items' },
  { page: 'explorer', path: '/explorer', name: 'Explorer les objets', read: '/items' },
  { page: 'about', path: '/a-propos', name: 'Comment ça marche' },
  { page: 'faq', path: '/faq', name: 'Questions fréquentes' },
  { page: 'terms', path: '/conditions', name: 'Conditions générales' },
  { page: 'privacy', path: '/confidentialite', name: 'Confidentialité' },
  { page: 'prohibited-objects', path: '/objets-interdits', name: 'Objets interdits' },
];

const pathOf = (url: string) => new URL(url).pathname;
const isOne = (path: string, before: string) =>
  path.startsWith(before) && !path.slice(before.length).includes('/');

const pageAt = (path: string): Opened | undefined =>
  opened.find((one) => ('path' in one ? one.path === path : isOne(path, one.before)));

/** Keeps what the page of an address is drawn with. */
export async function keepPageAt(url: string): Promise<void> {
  const one = pageAt(pathOf(url));
  if (one) await keepPublicPage(one.page);
}

/** Those of any visitor, and of the member whose session has not ended. */
async function readStores(): Promise<Cache[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(SEEN_READS));
  return Promise.all(names.map((name) => caches.open(name)));
}

/** Whatever compression the answer has come with. */
const IN_ANY_FORM = { ignoreVary: true };

/** The path of the read that a page shows; undefined of one that shows none. */
const readAt = (one: Opened, path: string): string | undefined =>
  'before' in one ? one.read + path.slice(one.before.length) : one.read;

/** An empty page, which draws itself from what is kept; undefined where that is not enough. */
export async function drawnPage({ url }: Request): Promise<Response | undefined> {
  const one = pageAt(pathOf(url));
  if (!one || !(await isReadKept(readAt(one, pathOf(url))))) return undefined;
  return publicShell(one.page);
}

/** Whether it is kept, whatever was asked of it. */
async function isReadKept(read: string | undefined): Promise<boolean> {
  if (read === undefined) return true;
  const options = { ...IN_ANY_FORM, ignoreSearch: true };
  const stores = await readStores();
  const kept = await Promise.all(stores.map((store) => store.match(read, options)));
  return kept.some(Boolean);
}

/** What is there no more is not shown again. */
export async function forgetPageOf({ url }: Request): Promise<void> {
  const one = pageAt(pathOf(url));
  const read = one && 'before' in one && readAt(one, pathOf(url));
  if (!read) return;
  for (const store of await readStores()) await store.delete(read, IN_ANY_FORM);
}

/** Addresses and names of the pages that draw themselves from what is kept, the newest first. */
export async function drawnPages(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const one of opened) {
    if (!(await hasPublicPage(one.page))) continue;
    if ('path' in one) {
      if (await isReadKept(one.read)) found.set(one.path, one.name);
      continue;
    }
    for (const store of await readStores()) {
      for (const request of [...(await store.keys())].reverse()) {
        if (!isOne(pathOf(request.url), one.read)) continue;
        const answer = await store.match(request, IN_ANY_FORM);
        if (!answer) continue;
        const { title, name }: { title?: string; name?: string } = await answer.json();
        found.set(one.before + pathOf(request.url).slice(one.read.length), `${title ?? name}`);
      }
    }
  }
  return new Map([...found].map(([address, name]) => [address, `${name} · Loka`]));
}
