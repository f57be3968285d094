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
    return attempt(async () => (await database()).get('drafts', [userId, kind, subject]));
  },

  async keep(draft: Pick<Draft, 'kind' | 'subject' | 'body' | 'photos'>): Promise<void> {
    const userId = sessionStore.userId();
    const at = new Date().toISOString();
    if (userId)
      await attempt(async () => (await database()).put('drafts', { ...draft, userId, at }));
  },

  async drop({ kind, subject }: Form): Promise<void> {
    const userId = sessionStore.userId();
    if (userId)
      await attempt(async () => (await database()).delete('drafts', [userId, kind, subject]));
  },

  /** For a member who signs out. */
  async dropAll(userId = sessionStore.userId()): Promise<void> {
    if (!userId) return;
    await attempt(async () => {
      const change = (await database()).transaction('drafts', 'readwrite');
      for (const key of await change.store.index('userId').getAllKeys(userId))
        void change.store.delete(key);
      await change.done;
    });
  },
};

const attempt = <T>(job: () => Promise<T>): Promise<T | undefined> => job().catch(() => undefined);
