import { env } from '../../env.js';
import { Refusal } from '../../kernel/errors.js';
import type { MobileNumber } from '../../platform/database/generated/client.js';
import type { Tx } from '../../platform/database/prisma.js';
import { receivingRefusal } from './domain/receiving.js';
import { ownNumber } from './own-payout-method.js';

/**
 * A number of a member that a withdrawal may be sent to now.
 *
 * @throws Refusal `number-not-found`, `number-not-confirmed` or `number-too-new`
 */
export async function receivingNumber(
  tx: Tx,
  userId: string,
  numberId: string,
  now: Date,
): Promise<MobileNumber> {
  const number = await ownNumber(tx, userId, numberId);
  const refusal = receivingRefusal(number, env.NEW_NUMBER_HOURS, now);
  if (refusal) throw new Refusal(refusal);
  return number;
}
