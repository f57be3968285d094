import type { ErrorCode } from '../../../kernel/errors.js';
import type { Tx } from '../../../platform/database/prisma.js';

/**
 * What other rentals say against a request: the days are taken, or the renter has one waiting.
 * Certain only while the item is locked; the database's own guards have the last word.
 */
export async function availabilityRefusal(
  tx: Tx,
  wanted: { itemId: string; renterId: string; startDate: Date; endDate: Date },
): Promise<ErrorCode | null> {
  const { itemId, renterId, startDate, endDate } = wanted;
  const pending = await tx.rental.count({ where: { itemId, renterId, status: 'en_attente' } });
  if (pending > 0) return 'already-pending';
  const taken = await tx.rental.count({
    where: {
      itemId,
      status: { in: ['acceptee', 'en_cours', 'terminee'] },
      startDate: { lt: endDate },
      endDate: { gt: startDate },
    },
  });
  return taken > 0 ? 'dates-taken' : null;
}
