import { changeKept, readKept } from './database';
import type { Entry } from './entry';

/** Tells the other tabs that the stored entries have changed. */
const channel = new BroadcastChannel('loka.outbox');

/** @param replaced an entry whose place it takes */
export async function putEntry(entry: Entry, replaced = entry.id): Promise<void> {
  await changeKept('outbox', (store) =>
    Promise.all([store.put(entry), replaced !== entry.id && store.delete(replaced)]),
  );
  channel.postMessage(null);
}

export async function removeEntry(id: string): Promise<void> {
  await changeKept('outbox', (store) => store.delete(id));
  channel.postMessage(null);
}

export async function getEntry(id: string): Promise<Entry | undefined> {
  return readKept((db) => db.get('outbox', id));
}

/** A member's entries, oldest first. */
export async function listEntries(userId: string): Promise<Entry[]> {
  const entries = await readKept((db) => db.getAllFromIndex('outbox', 'userId', userId));
  return entries.sort((a, b) => a.madeAt.localeCompare(b.madeAt));
}

export function onEntriesOfOtherTabs(listener: () => void): void {
  channel.addEventListener('message', listener);
}
