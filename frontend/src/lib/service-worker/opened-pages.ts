import { SEEN_READS } from './messages';
import { hasPublicPage, type KeptPage, keepPublicPage, pages, publicShell } from './shell';

/* Pages that were opened by a tap: the server was never asked for them, only for what they show. */

const pathOf = (url: string) => new URL(url).pathname;

/** The id in a path that is like another, which has `:id` in its place at the end; undefined where it is not. */
function idIn(address: string, like: string): string | undefined {
  // The router takes a slash at the end too.
  const path = address.replace(/(.)\/+$/, '$1');
  const before = like.replace(/:id$/, '');
  if (before === like) return path === like ? '' : undefined;
  const id = path.slice(before.length);
  return path.startsWith(before) && /^[^/]+$/.test(id) ? id : undefined;
}

export const pageAt = (path: string): KeptPage | undefined =>
  pages.find((page) => idIn(path, page.path) !== undefined);

/** Whether a path is what a public page is about. */
export const isReadOfPage = (path: string): boolean =>
  pages.some(({ read }) => read !== undefined && idIn(path, read) !== undefined);

/** Keeps what the page of an address is drawn with. */
export async function keepPageAt(url: string): Promise<void> {
  const page = pageAt(pathOf(url));
  if (page) await keepPublicPage(page);
}

/** Those of any visitor, and of the member whose session has not ended. */
async function readStores(): Promise<Cache[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(SEEN_READS));
  return Promise.all(names.map((name) => caches.open(name)));
}

/** Whatever compression the answer has come with. */
const IN_ANY_FORM = { ignoreVary: true };

/** The path of the read that a page shows at an address; undefined of one that shows none. */
const readOf = (page: KeptPage, path: string): string | undefined =>
  page.read?.replace(':id', idIn(path, page.path) ?? '');

/** An empty page, which draws itself from what is kept; undefined where that is not enough. */
export async function drawnPage({ url }: Request): Promise<Response | undefined> {
  const page = pageAt(pathOf(url));
  if (!page || !(await isReadKept(readOf(page, pathOf(url))))) return undefined;
  return publicShell(page);
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
  const page = pageAt(pathOf(url));
  const read = page?.path.endsWith(':id') && readOf(page, pathOf(url));
  if (!read) return;
  for (const store of await readStores()) await store.delete(read, IN_ANY_FORM);
}

/** Addresses and names of the pages that draw themselves from what is kept, the newest first. */
export async function drawnPages(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const page of pages) {
    if (!(await hasPublicPage(page))) continue;
    if (!page.path.endsWith(':id')) {
      if (await isReadKept(page.read)) found.set(page.path, `${page.name} · Loka`);
      continue;
    }
    for (const [address, name] of await shownThings(page)) found.set(address, `${name} · Loka`);
  }
  return found;
}

/** What a page with an id can show: addresses and names. */
async function shownThings({ path, read = '' }: KeptPage): Promise<[string, string][]> {
  const found: [string, string][] = [];
  for (const store of await readStores()) {
    for (const request of [...(await store.keys())].reverse()) {
      const id = idIn(pathOf(request.url), read);
      const answer = id && (await store.match(request, IN_ANY_FORM));
      if (!answer) continue;
      const { title, name }: { title?: string; name?: string } = await answer.json();
      found.push([path.replace(':id', id), `${title ?? name}`]);
    }
  }
  return found;
}
