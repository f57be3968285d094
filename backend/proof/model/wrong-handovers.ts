import type { ReadRows } from './read-history.js';
import type { Told } from './told.js';

/** @returns handovers without the renter's code, or by it once it was locked, a line each */
export async function findWrongHandovers(
  read: ReadRows,
  { rightCodes, lockedCodes }: Told,
): Promise<string[]> {
  const rows = await read<{ id: string }>(
    `select rental_id as id from rental_events where event = 'hand-over' order by rental_id`,
  );
  return rows
    .filter(({ id }) => {
      const lockedSince = lockedCodes.get(id) ?? Number.POSITIVE_INFINITY;
      return !rightCodes.some(({ rentalId, at }) => rentalId === id && at < lockedSince);
    })
    .map(({ id }) => `Handed over, though nobody entered its code in time: rental ${id}`);
}
