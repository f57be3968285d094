import type { ReadRows } from '../read-history.js';
import type { Act } from './standing.js';
import type { ToldOffer, ToldOfObjects } from './told-of-objects.js';

/** What the decision about a return came to: the object of it, and what its owner's form shows since. */
export interface DecidedReturn {
  /** How many pieces will not come back; 0 when they are back, or the decision is not taken. */
  lost: number;
  version: number;
  pieces: number;
}

/** Reads whether staff have shared the deposit of what its owner had reported, by the history of its rental. */
export async function readDecided(read: ReadRows, rentalId: string): Promise<DecidedReturn> {
  const [decided] = await read<DecidedReturn>(
    `select version, items.pieces, case when steps @> '{report-missing, share-deposit}'
       and not steps && '{contest-return, claim-late-fee}' then rentals.pieces else 0 end as lost
     from rentals join items on items.id = item_id cross join lateral (
       select array_agg(event::text) as steps from rental_events where rental_id = rentals.id
     ) history
     where rentals.id = $1`,
    [rentalId],
  );
  if (!decided) throw new Error(`No rental ${rentalId}`);
  return decided;
}

/**
 * Pieces that are lost leave the stock, or the object is withdrawn; either refuses the forms that its owner had
 * opened before. Pieces that its owner had taken out of the stock before are in it no longer.
 *
 * @returns what is wrong with it, a line each
 */
export function keepLoss(
  objects: ToldOfObjects,
  itemId: string,
  { lost, version, pieces }: DecidedReturn,
  act: Act,
): string[] {
  const before = objects.offerOf(itemId);
  const hasLeft = before.pieces - pieces;
  const isLowered = objects.offers.some(
    ({ id, pieces }) => id === itemId && pieces > before.pieces,
  );
  if (version === before.version && hasLeft === 0)
    return isLowered ? [] : [`A lost piece stays in the stock: item ${itemId}`];
  if (version !== before.version + 1)
    return [`A loss leaves version ${before.version} of item ${itemId} at ${version}`];
  const after: ToldOffer = { ...before, ...act, version, pieces };
  objects.offers.push(after);
  if (hasLeft === 0) objects.availabilities.push({ itemId, offeredFrom: null, ...act });
  const isPossible = hasLeft === 0 || hasLeft === lost || (isLowered && hasLeft < lost);
  return isPossible && hasLeft >= 0
    ? []
    : [`Of item ${itemId} ${hasLeft} pieces left the stock, and ${lost} were lost`];
}
