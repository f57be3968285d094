import type { PaymentOrder } from '@/api/types';

const STORAGE_KEY = 'loka.payment-attempt';

type Attempt = { order: string; key: string };

/**
 * The idempotency key of the payment under way. The same order keeps its key through a lost answer
 * or a reload, so that pressing twice charges once; it is dropped when the attempt is decided.
 */
export const paymentAttempt = {
  keyFor(order: PaymentOrder): string {
    const wanted = JSON.stringify(order);
    const kept: Attempt | null = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    if (kept?.order === wanted) return kept.key;

    const attempt: Attempt = { order: wanted, key: crypto.randomUUID() };
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(attempt));
    return attempt.key;
  },

  forget: (): void => sessionStorage.removeItem(STORAGE_KEY),
};
