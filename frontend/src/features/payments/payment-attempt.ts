import { newId, tabStorage } from '@loka/client';
import type { Payment } from '@/api/types';

const storageKey = (purpose: Payment['purpose']) => `loka.attempt.${purpose}`;

/** An order given again later than this is another one, whatever became of the first. */
const LIFETIME_MS = 15 * 60_000;

type Attempt = { order: string; key: string; since: number };

/**
 * The idempotency key of a money order that has no answer yet, one for each purpose. The same order
 * keeps its key through a lost answer or a reload, so that pressing twice moves money once; once
 * it is answered, the same order is another one.
 */
export const paymentAttempt = {
  keyFor(purpose: Payment['purpose'], order: unknown): string {
    const wanted = JSON.stringify(order);
    const kept = tabStorage.read(storageKey(purpose)) as Attempt | null | undefined;
    const isSame = kept?.order === wanted && Date.now() - kept.since < LIFETIME_MS;
    if (isSame) return kept.key;

    const attempt: Attempt = { order: wanted, key: newId(), since: Date.now() };
    tabStorage.set(storageKey(purpose), JSON.stringify(attempt));
    return attempt.key;
  },

  forget: (purpose: Payment['purpose']): void => tabStorage.remove(storageKey(purpose)),
};
