import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Entry } from './entry';

/** What a member read last, by what it is called. */
export type Seen = { userId: string; name: string; at: string; data: unknown };

interface Kept extends DBSchema {
  outbox: { key: string; value: Entry; indexes: { userId: string } };
  seen: { key: [string, string]; value: Seen };
}

let opened: Promise<IDBPDatabase<Kept>> | undefined;

/**
 * What this browser keeps for when there is no network.
 *
 * @throws where the browser keeps nothing: in some private windows, or on a full disk
 */
export async function database(): Promise<IDBPDatabase<Kept>> {
  opened ??= openDB<Kept>('loka', 1, {
    upgrade(db) {
      db.createObjectStore('outbox', { keyPath: 'id' }).createIndex('userId', 'userId');
      db.createObjectStore('seen', { keyPath: ['userId', 'name'] });
    },
    // A newer version of the site, open in another tab, changes the stores.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    terminated: () => {
      opened = undefined;
    },
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}
