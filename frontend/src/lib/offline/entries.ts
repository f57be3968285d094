import { database } from './database';
import type { Entry } from './entry';

/** Tells the other tabs that the stored entries have changed. */
const channel = new BroadcastChannel('loka.outbox');

export async function putEntry(entry: Entry): Promise<void> {
  await database((db) => db.put('outbox', entry));
  channel.postMessage(null);
}

/** Keeps what is left of an entry in its place. */
export async function replaceEntry(id: string, left: Entry): Promise<void> {
  await database(async (db) => {
    const change = db.transaction('outbox', 'readwrite');
    if (left.id !== id) void change.store.delete(id);
    void change.store.put(left);
    await change.done;
  });
  channel.postMessage(null);
}

export async function removeEntry(id: string): Promise<void> {
  await database((db) => db.delete('outbox', id));
  channel.postMessage(null);
}

export async function getEntry(id: string): Promise<Entry | undefined> {
  return database((db) => db.get('outbox', id));
}

/** A member's entries, oldest first. */
export async function listEntries(userId: string): Promise<Entry[]> {
  const entries = await database((db) => db.getAllFromIndex('outbox', 'userId', userId));
  return entries.sort((a, b) => a.madeAt.localeCompare(b.madeAt));
}

export function onEntriesOfOtherTabs(listener: () => void): void {
  channel.addEventListener('message', listener);
}
