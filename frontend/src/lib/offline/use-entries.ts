import { useSyncExternalStore } from 'react';
import { outbox } from './outbox';

/** What waits to be sent, or was refused, about one thing; oldest first. */
export function useEntries(subject?: string) {
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries, outbox.entries);
  return subject === undefined ? entries : entries.filter((entry) => entry.subject === subject);
}
