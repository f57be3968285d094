import { SEEN_READS } from './messages';
import { hasPublicPage, keepPublicPage, type PublicPage, publicShell } from './shell';

/* Pages that were opened by a tap: the server was never asked for them, only for what they show. */

type Opened = {
  page: PublicPage;
  /** Before its id. */
  path: string;
  /** Without which it has nothing to show, before the same id. */
  read: string;
};

const opened: Opened[] = [
  { page: 'item', path: '/objet/', read: '/single/item/' },
  { page: 'owner', path: '/proprietaires/', read: '/api/owners/' },
];

const pathOf = (url: string) => new URL(url).pathname;
const isOne = (path: string, before: string) =>
  path.startsWith(before) && !path.slice(before.length).includes('/');

/** Keeps what the page is drawn with that shows this read. */
export async function keepPageOf(read: Request): Promise<void> {
  const one = opened.find((page) => isOne(pathOf(read.url), page.read));
  if (one) await keepPublicPage(one.page);
}

/** Those of any visitor, and of the member whose session has not ended. */
async function readStores(): Promise<Cache[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(SEEN_READS));
  return Promise.all(names.map((name) => caches.open(name)));
}

/** The page of an address, and what it shows. */
function openedAt({ url }: Request) {
  const path = pathOf(url);
  const one = opened.find((page) => isOne(path, page.path));
  return one && { page: one.page, read: one.read + path.slice(one.path.length) };
}

/** An empty page, which draws itself from what is kept; undefined where that is not enough. */
export async function drawnPage(request: Request): Promise<Response | undefined> {
  const one = openedAt(request);
  if (!one) return undefined;
  const stores = await readStores();
  const kept = await Promise.all(stores.map((store) => store.match(one.read, IN_ANY_FORM)));
  return kept.some(Boolean) ? publicShell(one.page) : undefined;
}

/** Whatever compression the answer has come with. */
const IN_ANY_FORM = { ignoreVary: true };

/** What is there no more is not shown again. */
export async function forgetPageOf(request: Request): Promise<void> {
  const one = openedAt(request);
  if (!one) return;
  for (const store of await readStores()) await store.delete(one.read, IN_ANY_FORM);
}

/** Addresses and names of the pages that draw themselves from what is kept, the newest first. */
export async function drawnPages(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { page, path, read } of opened) {
    if (!(await hasPublicPage(page))) continue;
    for (const store of await readStores()) {
      for (const request of [...(await store.keys())].reverse()) {
        if (!isOne(pathOf(request.url), read)) continue;
        const answer = await store.match(request, IN_ANY_FORM);
        if (!answer) continue;
        const { title, name }: { title?: string; name?: string } = await answer.json();
        found.set(path + pathOf(request.url).slice(read.length), `${title ?? name} · Loka`);
      }
    }
  }
  return found;
}
