import { Prisma } from '../../../platform/database/generated/client.js';

/** More often than a history enters or leaves any status. */
const base = 1_000;

/**
 * Each status as a digit of a number, for `statuses` of one enum. What a history enters, less what it leaves,
 * adds up to the number of the status where it ends: one sum tells whether that is so of every status.
 * Counted, not put in order: the clocks of two servers are never quite the same.
 */
export function digitOf(enumName: string, statuses: readonly string[]) {
  const type = Prisma.raw(`"${enumName}"`);
  const digits = Prisma.join(
    statuses.map(
      (status, place) => Prisma.sql`when ${status}::${type} then ${base ** place}::bigint`,
    ),
    ' ',
  );
  return (status: Prisma.Sql) => Prisma.sql`case ${status} ${digits} end`;
}
