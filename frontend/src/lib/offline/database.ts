import type { DBSchema, IDBPDatabase } from 'idb';
import type { Entry, KeptPhoto } from './entry';
import { DATABASE } from './held';
import { inTime } from './in-time';

/** What a member read last, by what it is called. */
export type Seen = { userId: string; name: string; at: string; data: unknown };

/** A form that a member has begun to fill in and has not sent. */
export type Draft = {
  userId: string;
  /** Which form, and the id of what it is about. */
  kind: string;
  subject: string;
  body: Record<string, unknown>;
  photos: KeptPhoto[];
  at: string;
};

interface Kept extends DBSchema {
  outbox: { key: string; value: Entry; indexes: { userId: string } };
  seen: { key: [string, string]; value: Seen };
  drafts: { key: [string, string, string]; value: Draft; indexes: { userId: string } };
}

let opened: Promise<IDBPDatabase<Kept>> | undefined;
/** It did not answer in time, and has not since: the next question does not wait for it again. */
let isSilent = false;

/**
 * Asks what this browser keeps for when there is no network.
 *
 * @throws where the browser keeps nothing: in some private windows, on a full disk, or when its database does not answer
 */
export async function database<T>(question: (db: IDBPDatabase<Kept>) => Promise<T>): Promise<T> {
  if (isSilent) throw new Error("The browser's database is silent");
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  let isAnswered = false;
  const answer = opened.then(question).finally(() => {
    isAnswered = true;
    isSilent = false;
  });
  try {
    return await inTime(answer);
  } catch (error) {
    isSilent = !isAnswered;
    throw error;
  }
}

async function open(): Promise<IDBPDatabase<Kept>> {
  const { openDB } = await import('idb');
  return openDB<Kept>(DATABASE, 2, {
    upgrade(db, oldVersion) {
      if (oldVersion < 1) {
        db.createObjectStore('outbox', { keyPath: 'id' }).createIndex('userId', 'userId');
        db.createObjectStore('seen', { keyPath: ['userId', 'name'] });
      }
      const drafts = { keyPath: ['userId', 'kind', 'subject'] };
      db.createObjectStore('drafts', drafts).createIndex('userId', 'userId');
    },
    // A newer version of the site, open in another tab, changes the stores.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    terminated: () => {
      opened = undefined;
    },
  });
}
