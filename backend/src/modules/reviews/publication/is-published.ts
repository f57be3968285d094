import type { Prisma } from '../../../platform/database/generated/client.js';

/** The reviews that everybody may read: `isPublished`, as a condition of the database, and not hidden. */
export function isReadable(now: Date): Prisma.ReviewWhereInput {
  return { hiddenAt: null, OR: [{ publishedAt: { not: null } }, { publishAt: { lte: now } }] };
}
