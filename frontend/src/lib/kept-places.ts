import { tabStorage } from '@loka/client';
import type { Location } from 'react-router-dom';

const MOST = 50;

/** What is kept of the pages of this tab's history, over a reload too. */
const maps: { name: string; values: Map<string, number> }[] = [];

/**
 * A number for each page of the history. It is found again by Back and after a reload; a page that is asked for
 * anew begins without.
 *
 * @param name in the storage of the tab
 */
export function keptPlaces(name: string) {
  const values = new Map(read(name));
  if (!isSeenAgain()) for (const key of values.keys()) if (isHere(key)) values.delete(key);
  maps.push({ name, values });
  return {
    get: (location: Location): number | undefined => values.get(keyOf(location)),
    set(location: Location, value: number): void {
      const key = keyOf(location);
      // The newest last: the oldest are dropped.
      values.delete(key);
      values.set(key, value);
    },
  };
}

/** Pages that were opened by their address have the same key: their addresses tell them apart. */
const keyOf = ({ key, pathname, search }: Location) => `${key} ${pathname}${search}`;

/** Whether the browser shows a page that was left before: by a reload, Back or Forward. */
function isSeenAgain(): boolean {
  const [navigation] = globalThis.performance?.getEntriesByType?.('navigation') ?? [];
  return (navigation as PerformanceNavigationTiming | undefined)?.type !== 'navigate';
}

/** Whether it is kept of the page that was opened first. */
const isHere = (key: string) =>
  key === `${history.state?.key ?? 'default'} ${location.pathname}${location.search}`;

function read(name: string): [string, number][] {
  if (typeof window === 'undefined') return [];
  const kept = tabStorage.read(name);
  return Array.isArray(kept) ? kept : [];
}

/** Written when the page is left: while somebody scrolls it would cost too much. */
function write(): void {
  for (const { name, values } of maps) {
    if (values.size > 0) tabStorage.set(name, JSON.stringify([...values].slice(-MOST)));
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', write);
  // Phones end a page in the background without another word.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') write();
  });
}
