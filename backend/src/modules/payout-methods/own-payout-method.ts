import { Refusal } from '../../kernel/errors.js';
import type { MobileNumber } from '../../platform/database/generated/client.js';
import type { Tx } from '../../platform/database/prisma.js';

/**
 * A number by id, for its member alone; another's is as if it did not exist.
 *
 * @throws Refusal `number-not-found`
 */
export async function ownNumber(tx: Tx, userId: string, id: string): Promise<MobileNumber> {
  const number = await tx.mobileNumber.findFirst({ where: { id, userId } });
  if (!number) throw new Refusal('number-not-found');
  return number;
}
