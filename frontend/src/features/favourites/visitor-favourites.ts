import { browserStorage, createListeners, limits } from '@loka/client';

const KEY = 'loka.favourites';
const { maxItems: most } = limits['POST /api/favourites/merge'].items;

/** What a visitor keeps in this browser, the newest first, with the days looked at last. */
export type VisitorFavourite = { id: string; start?: string; end?: string };

const isFavourite = (one: unknown): one is VisitorFavourite =>
  typeof (one as VisitorFavourite | null)?.id === 'string';

const listeners = createListeners();
let read: { text: string; favourites: readonly VisitorFavourite[] } = {
  text: '[]',
  favourites: [],
};

/** Those of whoever uses this browser without signing in; taken along when they do. */
export const visitorFavourites = {
  /** One array until something changes. */
  list(): readonly VisitorFavourite[] {
    const text = browserStorage.get(KEY) ?? '[]';
    if (text !== read.text) {
      const kept = browserStorage.read(KEY);
      read = { text, favourites: Array.isArray(kept) ? kept.filter(isFavourite) : [] };
    }
    return read.favourites;
  },

  /** @returns false when there is no room for another one */
  add(favourite: VisitorFavourite): boolean {
    const others = visitorFavourites.list().filter(({ id }) => id !== favourite.id);
    if (others.length >= most) return false;
    write([favourite, ...others]);
    return true;
  },

  remove: (id: string) => write(visitorFavourites.list().filter((one) => one.id !== id)),

  clear: () => write([]),

  subscribe(listener: () => void): () => void {
    const stop = listeners.subscribe(listener);
    window.addEventListener('storage', listener);
    return () => {
      stop();
      window.removeEventListener('storage', listener);
    };
  },
};

function write(favourites: readonly VisitorFavourite[]): void {
  browserStorage.set(KEY, JSON.stringify(favourites));
  listeners.tell();
}
