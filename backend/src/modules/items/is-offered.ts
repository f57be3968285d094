import type { Day } from '../../kernel/day.js';
import { Prisma } from '../../platform/database/generated/client.js';

/**
 * Whether an item, aliased `i`, can be asked for today, as `stateOf` says of a row that was read. What
 * staff hide is not available either, and the indexes of the public list name the first two conditions.
 */
export function isOffered(today: Day): Prisma.Sql {
  return Prisma.sql`i.deleted_at is null and i.available and not ${isMissing}
    and (i.paused_until is null or i.paused_until <= ${today}::date)`;
}

/** Whether all pieces of an item, aliased `i`, are reported as not given back, which is not settled. */
export const isMissing = Prisma.sql`(i.missing_pieces >= i.pieces)`;

/** Whether the owner of an item, aliased `i`, has paused it today; null when no day is set. */
export function isPaused(today: Day): Prisma.Sql {
  return Prisma.sql`i.paused_until > ${today}::date`;
}
