import { sessionStore } from '@/api/client';
import { type Draft, database } from './database';

/** A form and what it is about. */
type Form = Pick<Draft, 'kind' | 'subject'>;

/**
 * Forms that were begun: a phone that opens its camera may close the page behind it. They are lost
 * with the page where the browser keeps nothing.
 */
export const drafts = {
  async read({ kind, subject }: Form): Promise<Draft | undefined> {
    const userId = sessionStore.userId();
    if (!userId) return undefined;
    return attempt((db) => db.get('drafts', [userId, kind, subject]));
  },

  async keep(draft: Pick<Draft, 'kind' | 'subject' | 'body' | 'photos'>): Promise<void> {
    const userId = sessionStore.userId();
    const at = new Date().toISOString();
    if (userId) await attempt((db) => db.put('drafts', { ...draft, userId, at }));
  },

  async drop({ kind, subject }: Form): Promise<void> {
    const userId = sessionStore.userId();
    if (userId) await attempt((db) => db.delete('drafts', [userId, kind, subject]));
  },

  /** For a member who signs out. */
  async dropAll(userId = sessionStore.userId()): Promise<void> {
    if (!userId) return;
    await attempt(async (db) => {
      const change = db.transaction('drafts', 'readwrite');
      for (const key of await change.store.index('userId').getAllKeys(userId))
        void change.store.delete(key);
      await change.done;
    });
  },
};

const attempt = <T>(...job: Parameters<typeof database<T>>): Promise<T | undefined> =>
  database(...job).catch(() => undefined);
