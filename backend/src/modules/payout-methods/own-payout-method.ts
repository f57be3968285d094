import { ProblemError } from '../../kernel/errors.js';
import type { PayoutMethod } from '../../platform/database/generated/client.js';
import type { Tx } from '../../platform/database/prisma.js';

/**
 * A number by id, for its member alone; another's is as if it did not exist.
 *
 * @throws ProblemError `number-not-found`
 */
export async function getOwn(tx: Tx, userId: string, id: string): Promise<PayoutMethod> {
  const number = await tx.payoutMethod.findFirst({ where: { id, userId } });
  if (!number) throw new ProblemError('number-not-found');
  return number;
}
