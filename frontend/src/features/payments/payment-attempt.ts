import type { Payment } from '@/api/types';

const storageKey = (purpose: Payment['purpose']) => `loka.attempt.${purpose}`;

type Attempt = { order: string; key: string };

/**
 * The idempotency key of the money order under way, one for each purpose. The same order keeps its
 * key through a lost answer or a reload, so that pressing twice moves money once; it is dropped
 * when the attempt is decided, or left for another.
 */
export const paymentAttempt = {
  keyFor(purpose: Payment['purpose'], order: unknown): string {
    const wanted = JSON.stringify(order);
    const kept: Attempt | null = JSON.parse(sessionStorage.getItem(storageKey(purpose)) ?? 'null');
    if (kept?.order === wanted) return kept.key;

    const attempt: Attempt = { order: wanted, key: crypto.randomUUID() };
    sessionStorage.setItem(storageKey(purpose), JSON.stringify(attempt));
    return attempt.key;
  },

  forget: (purpose: Payment['purpose']): void => sessionStorage.removeItem(storageKey(purpose)),
};
