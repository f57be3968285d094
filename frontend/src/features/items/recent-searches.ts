import { browserStorage } from '@loka/client';
import { useSyncExternalStore } from 'react';

const KEY = 'loka.searches';
const MOST = 5;
const none: readonly string[] = [];

const listeners = new Set<() => void>();
let text: string | null = null;
let shown = none;

/** What was searched on this device, the newest first. Nobody else learns of it. */
export const recentSearches = {
  /** The same array until something changes. */
  list(): readonly string[] {
    const kept = browserStorage.get(KEY);
    if (kept !== text) {
      text = kept;
      shown = read(kept);
    }
    return shown;
  },
  add(search: string): void {
    const others = this.list().filter((one) => one.toLowerCase() !== search.toLowerCase());
    browserStorage.set(KEY, JSON.stringify([search, ...others].slice(0, MOST)));
    tell();
  },
  clear(): void {
    browserStorage.remove(KEY);
    tell();
  },
};

function read(kept: string | null): readonly string[] {
  try {
    const found: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : none;
  } catch {
    return none;
  }
}

function tell(): void {
  for (const listener of listeners) listener();
}

function follow(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useRecentSearches = (): readonly string[] =>
  useSyncExternalStore(
    follow,
    () => recentSearches.list(),
    () => none,
  );
