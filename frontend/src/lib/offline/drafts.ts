import { sessionStore } from '@/api/client';
import { changeKept, type Draft, readKept } from './database';

/** A form and what it is about. */
type Form = Pick<Draft, 'kind' | 'subject'>;
type Key = [userId: string, kind: string, subject: string];

/** Forms whose draft did not come in time: it stays as it is, since what is typed does not follow from it. */
const unread = new Set<string>();

/**
 * Forms that were begun: a phone that opens its camera may close the page behind it. They are lost
 * with the page where the browser keeps nothing.
 */
export const drafts = {
  async read(form: Form): Promise<Draft | undefined> {
    const key = keyOf(form);
    if (!key) return undefined;
    try {
      const draft = await readKept((db) => db.get('drafts', key));
      unread.delete(String(key));
      return draft;
    } catch {
      unread.add(String(key));
      return undefined;
    }
  },

  async keep(draft: Form & Pick<Draft, 'body' | 'photos'>): Promise<void> {
    const key = keyOf(draft);
    if (!key || unread.has(String(key))) return;
    const kept = { ...draft, userId: key[0], at: new Date().toISOString() };
    await changeKept('drafts', (store) => store.put(kept)).catch(() => undefined);
  },

  async drop(form: Form): Promise<void> {
    const key = keyOf(form);
    if (!key || unread.has(String(key))) return;
    await changeKept('drafts', (store) => store.delete(key)).catch(() => undefined);
  },

  /** For a member who signs out. */
  async dropAll(userId = sessionStore.userId()): Promise<void> {
    if (!userId) return;
    await changeKept('drafts', async (store) => {
      const keys = await store.index('userId').getAllKeys(userId);
      await Promise.all(keys.map((key) => store.delete(key)));
    }).catch(() => undefined);
  },
};

function keyOf({ kind, subject }: Form): Key | undefined {
  const userId = sessionStore.userId();
  return userId ? [userId, kind, subject] : undefined;
}
