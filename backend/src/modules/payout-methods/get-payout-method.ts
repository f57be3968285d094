import { env } from '../../env.js';
import { ProblemError } from '../../kernel/errors.js';
import type { PayoutMethod } from '../../platform/database/generated/client.js';
import type { Tx } from '../../platform/database/prisma.js';
import { receivingRefusal } from './domain/receiving.js';
import { getOwn } from './own-payout-method.js';

/**
 * A number of a member that a withdrawal may be sent to now.
 *
 * @throws ProblemError `number-not-found`, `number-not-confirmed` or `number-too-new`
 */
export async function receivingNumber(
  tx: Tx,
  userId: string,
  payoutMethodId: string,
  now: Date,
): Promise<PayoutMethod> {
  const number = await getOwn(tx, userId, payoutMethodId);
  const refusal = receivingRefusal(number, env.NEW_NUMBER_HOURS, now);
  if (refusal) throw new ProblemError(refusal);
  return number;
}
