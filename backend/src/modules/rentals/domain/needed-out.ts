/** How many pieces of an object some days find. */
export interface PiecesThen {
  /** In no rental then, and not missing; late ones are among them. */
  free: number;
  /** Their owner has reported them as not given back: they are held without an end, until that is settled. */
  missing: number;
  /** The last day of their renter is over, and they are not reported. */
  late: number;
}

/** Pieces that are still with the renter before. */
export type NeededOut = 'late' | 'missing';

/**
 * Whether so many pieces can only be had with some that are still out: late ones may come back in time,
 * missing ones are not to let.
 *
 * @returns null also when there are too few whatever comes back
 */
export function neededOut({ free, missing, late }: PiecesThen, wanted: number): NeededOut | null {
  if (free >= wanted) return free - late < wanted ? 'late' : null;
  return free + missing >= wanted ? 'missing' : null;
}
