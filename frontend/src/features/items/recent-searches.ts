import { browserStorage, createListeners } from '@loka/client';
import { useSyncExternalStore } from 'react';

const KEY = 'loka.searches';
const MOST = 5;
const none: readonly string[] = [];

const listeners = createListeners();
let text: string | null = null;
let shown = none;

/** What was searched on this device, the newest first. Nobody else learns of it. */
export const recentSearches = {
  /** The same array until something changes. */
  list(): readonly string[] {
    const kept = browserStorage.get(KEY);
    if (kept !== text) {
      text = kept;
      shown = read();
    }
    return shown;
  },
  add(search: string): void {
    const others = this.list().filter((one) => one.toLowerCase() !== search.toLowerCase());
    browserStorage.set(KEY, JSON.stringify([search, ...others].slice(0, MOST)));
    listeners.tell();
  },
  remove(search: string): void {
    const others = this.list().filter((one) => one !== search);
    if (others.length > 0) browserStorage.set(KEY, JSON.stringify(others));
    else browserStorage.remove(KEY);
    listeners.tell();
  },
  clear(): void {
    browserStorage.remove(KEY);
    listeners.tell();
  },
};

function read(): readonly string[] {
  const found = browserStorage.read(KEY);
  return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : none;
}

export const useRecentSearches = (): readonly string[] =>
  useSyncExternalStore(
    listeners.subscribe,
    () => recentSearches.list(),
    () => none,
  );
