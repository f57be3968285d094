import type { DBSchema, IDBPDatabase, IDBPObjectStore, StoreNames } from 'idb';
import { inTime } from '@/api/in-time';
import { DATABASE } from '../seen-names';
import type { Entry, KeptPhoto } from './entry';

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

/** Six photos take a slow phone seconds. */
const CHANGE_PATIENCE_MS = 10_000;

let opened: Promise<IDBPDatabase<Kept>> | undefined;
/** It did not answer in time, and has not since: the next question does not wait for it again. */
let isSilent = false;

/**
 * Reads of what this browser keeps for when there is no network.
 *
 * @throws where the browser keeps nothing: in some private windows, or when its database does not answer
 */
export async function readKept<T>(question: (db: IDBPDatabase<Kept>) => Promise<T>): Promise<T> {
  const db = await open();
  return answered(question(db));
}

/**
 * Changes what this browser keeps, all of it or nothing.
 *
 * @throws where nothing was changed nor will be: as when it is read, on a full disk, or after a long silence
 */
export async function changeKept<Name extends StoreNames<Kept>>(
  name: Name,
  job: (store: IDBPObjectStore<Kept, [Name], Name, 'readwrite'>) => Promise<unknown>,
): Promise<void> {
  const change = (await open()).transaction(name, 'readwrite');
  const asked = async () => job(change.store);
  const done = Promise.all([asked(), change.done]);
  try {
    await answered(done, CHANGE_PATIENCE_MS);
  } catch (error) {
    try {
      change.abort();
    } catch {
      // It has ended or is about to: what becomes of it counts.
      await done;
      return;
    }
    throw error;
  }
}

async function answered<T>(answer: Promise<T>, patience?: number): Promise<T> {
  let isAnswered = false;
  const settled = answer.finally(() => {
    isAnswered = true;
    isSilent = false;
  });
  try {
    return await inTime(settled, patience);
  } catch (error) {
    isSilent = !isAnswered;
    throw error;
  }
}

async function open(): Promise<IDBPDatabase<Kept>> {
  if (isSilent) throw new Error("The browser's database is silent");
  // The network's time, and not the database's.
  const { openDB } = await import('idb');
  opened ??= openDB<Kept>(DATABASE, 2, {
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
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return answered(opened);
}
