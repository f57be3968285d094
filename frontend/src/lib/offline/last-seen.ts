import { ApiError } from '@loka/client';
import { sessionStore } from '@/api/client';
import { database } from './database';

const listeners = new Set<() => void>();
let shownSince: string | null = null;

/** Of queries that have an answer without network: they ask, and ask again when it is back. */
export const OFFLINE_QUERY = { networkMode: 'always', refetchOnReconnect: 'always' } as const;

/**
 * Reads something, and gives what the same member read last where there is no network.
 *
 * @param name what it is, one for each member
 * @param pick what of it is kept
 */
export async function readOrLastSeen<Data>(
  name: string,
  read: () => Promise<Data>,
  pick = (data: Data): Data => data,
): Promise<Data> {
  const userId = sessionStore.read()?.userId;
  try {
    const data = await read();
    if (userId) await keep(userId, name, pick(data));
    setShownSince(null);
    return data;
  } catch (error) {
    const isOffline = error instanceof ApiError && error.code === 'network';
    const seen = isOffline && userId ? await lastSeen(userId, name) : undefined;
    if (!seen) throw error;
    setShownSince(seen.at);
    return seen.data as Data;
  }
}

/** Since when nothing new could be read, an ISO instant; null while the network answers. */
export const lastSeenAt = {
  get: (): string | null => shownSince,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/** Whoever signs in next on this browser finds nothing of those before. */
export const forgetLastSeen = (): Promise<void> =>
  database()
    .then((db) => db.clear('seen'))
    .catch(() => undefined);

// What was read is shown all the same where the browser keeps nothing.
const keep = (userId: string, name: string, data: unknown): Promise<unknown> =>
  database()
    .then((db) => db.put('seen', { userId, name, at: new Date().toISOString(), data }))
    .catch(() => undefined);

const lastSeen = (userId: string, name: string) =>
  database()
    .then((db) => db.get('seen', [userId, name]))
    .catch(() => undefined);

function setShownSince(at: string | null): void {
  shownSince = at;
  for (const listener of listeners) listener();
}
