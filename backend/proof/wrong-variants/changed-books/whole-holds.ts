import { vi } from 'vitest';
import { dayOf } from '../../../src/kernel/day.js';
import { ComparePayments } from '../../../src/modules/reconciliation/compare-payments.js';
import { ReconcilePayments } from '../../../src/modules/reconciliation/reconcile-payments.js';
import { Clock } from '../../../src/platform/clock.js';
import { provided } from '../../../test/support/api.js';
import { paymentOf } from '../../../test/support/payments.js';

/**
 * A night's comparison that misses these payments at the gateway, and finds another one after all. It is the
 * product's but for the gateway's answers, which no payment of these books has.
 */
export async function compareTonight({
  missing,
  isSecond = false,
  found = [],
}: {
  missing: readonly string[];
  isSecond?: boolean;
  found?: string[];
}): Promise<void> {
  const payments = await Promise.all(missing.map(paymentOf));
  const unansweredPayments = payments.map(({ id, reference, purpose, status, amount }) => ({
    ...{ paymentId: id, reference, purpose, status, amount },
    ...{ answer: 'NOT_FOUND' as const, isHereOnly: true },
  }));
  const credits = payments.map(({ id, userId, amount, settledAmount, rentalId }) => ({
    ...{ paymentId: id, userId, amount: settledAmount ?? amount, rentalId },
  }));
  const now = provided(Clock).now();
  const compared = vi.spyOn(provided(ComparePayments), 'execute').mockResolvedValue({
    ...{ since: now, compared: 0, unanswered: payments.length, differences: [] },
    ...{ unansweredPayments, credits: isSecond ? credits : [], found },
  });
  await provided(ReconcilePayments).execute(dayOf(now));
  compared.mockRestore();
}
