import type { Rental } from '../../platform/database/generated/client.js';
import { lockRow } from '../../platform/database/lock-row.js';
import type { Tx } from '../../platform/database/prisma.js';
import { readRow } from '../../platform/database/rows.js';

/**
 * The locked rental; null when what is asked for is done. A repeated call learns that before it waits for a lock, and
 * again after it, when the first call was still at work.
 *
 * @param required throws when there is no rental, or when the caller may not do this to it
 */
export async function lockUnlessDone(
  tx: Tx,
  id: string,
  required: (rental: Rental | null) => Rental,
  isDone: (rental: Rental) => boolean | Promise<boolean>,
): Promise<Rental | null> {
  if (await isDone(required(await readRow(tx, 'rentals', id)))) return null;
  const rental = required(await lockRow(tx, 'rentals', id));
  return (await isDone(rental)) ? null : rental;
}
