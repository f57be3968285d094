import { ProblemError } from '../../../kernel/errors.js';
import type { Rental } from '../../../platform/database/generated/client.js';
import type { Tx } from '../../../platform/database/prisma.js';

type Days = Pick<Rental, 'itemId' | 'startDate' | 'endDate' | 'pieces'>;

/**
 * Whether these days need a piece that its owner has reported as not given back; its own rental is over, so its days
 * say nothing of it.
 */
export async function isObjectMissing(
  tx: Tx,
  { itemId, startDate, endDate, pieces }: Days,
): Promise<boolean> {
  const [found] = await tx.$queryRaw<{ missing: number; free: number }[]>`
    select coalesce(sum(pieces), 0)::int as missing,
      free_pieces(${itemId}::uuid, ${startDate}::date, ${endDate}::date) as free
    from rentals where item_id = ${itemId}::uuid and return_status = 'missing'`;
  if (!found || found.missing === 0) return false;
  return found.free >= pieces && found.free - found.missing < pieces;
}

/** @throws ProblemError `object-missing` */
export async function requireNotMissing(tx: Tx, days: Days): Promise<void> {
  if (await isObjectMissing(tx, days)) throw new ProblemError('object-missing');
}
