import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Rental } from '../../../platform/database/generated/client.js';
import { lockRow } from '../../../platform/database/lock-row.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { partyOf } from '../rental-record.js';

/**
 * A rental about which one of the staff decides, held until the end of the transaction: nobody decides
 * about their own, and of two who do at once the second one finds what the first one made of it.
 *
 * @throws ProblemError `rental-not-found`, `own-rental`
 */
export async function lockForStaff(tx: Tx, actor: Actor, rentalId: string): Promise<Rental> {
  const rental = await lockRow(tx, 'rentals', rentalId);
  if (!rental) throw new ProblemError('rental-not-found');
  if (partyOf(rental, actor.id)) throw new ProblemError('own-rental');
  return rental;
}
