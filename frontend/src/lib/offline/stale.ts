import { createListeners } from '@loka/client';

const RETRY_MS = 30_000;

/** Since when nothing new could be read, an ISO instant, and whether that was for want of a network. */
type Stale = { at: string; isOffline: boolean };

const listeners = createListeners();
let stale: Readonly<Record<string, Stale>> = {};

/** Of queries that have an answer without network: they ask, and ask again when it is back. */
export const OFFLINE_QUERY = { networkMode: 'always', refetchOnReconnect: 'always' } as const;

/** How often to ask again while something is shown that was seen before; false otherwise. */
export const retryWhileStale = (name: string): number | false => (stale[name] ? RETRY_MS : false);

/** What is shown as it was seen before, by name. */
export const lastSeen = {
  get: (): Readonly<Record<string, Stale>> => stale,
  subscribe: listeners.subscribe,
};

export function setStale(name: string, since: Stale | null): void {
  if (!since && !stale[name]) return;
  const { [name]: _, ...others } = stale;
  stale = since ? { ...others, [name]: since } : others;
  listeners.tell();
}
