import { Prisma } from '../../../platform/database/generated/client.js';

/**
 * One statement that looks at the whole of some invariants, in a fraction of the time that naming the
 * rows takes for which they do not hold. It compares sums of hashes: two tables have the same rows when
 * the hashes of their rows have the same sum, without each row being looked for in the other table.
 */
export interface Screening {
  /** The invariants that hold whenever the statement does not name them. */
  names: string[];
  /** Rows with the `name` of each invariant that may not hold, and is to be checked itself. */
  sql: Prisma.Sql;
}

/** What must be the same, or true, of the row of sums in `sums`; null is neither. */
type Conditions = Record<string, Prisma.Sql>;

/**
 * @param withs common table expressions, of which the last one, `sums`, has one row
 * @param conditions by invariant, of the row of `sums`
 */
export function screening(withs: Prisma.Sql, conditions: Conditions): Screening {
  const rows = Object.entries(conditions).map(
    ([name, holds]) => Prisma.sql`(${name}::text, ${holds})`,
  );
  return {
    names: Object.keys(conditions),
    sql: Prisma.sql`
      with once as materialized (select floor(random() * 9007199254740992)::bigint as seed), ${withs}
      select name
      from sums
      cross join lateral (values ${Prisma.join(rows)}) as screened (name, holds)
      where holds is not true`,
  };
}

/** A value that a hash is made of, for the hash of those before it. */
type Hashed = (before: Prisma.Sql) => Prisma.Sql;

/** What stands for a value that is not there is none that there is. */
const hashedBy =
  (name: string, none: string) =>
  (value: Prisma.Sql): Hashed =>
  (before) =>
    Prisma.sql`${Prisma.raw(name)}(coalesce(${value}, ${Prisma.raw(none)}), ${before})`;

export const uuid = hashedBy('uuid_hash_extended', `'00000000-0000-0000-0000-000000000000'::uuid`);
export const text = hashedBy('hashtextextended', 'chr(1)');
export const integer = hashedBy('hashint8extended', '-9223372036854775808');

/** To the microsecond. */
export const instant = (value: Prisma.Sql): Hashed =>
  hashedBy('hashfloat8extended', `'-infinity'`)(Prisma.sql`date_part('epoch', ${value})`);

/** Of a column that has a value always: without one there is no hash, and the row is not counted. */
export const oneOf =
  (value: Prisma.Sql): Hashed =>
  (before) =>
    Prisma.sql`hashenumextended(${value}, ${before})`;

/**
 * The hash of some values, of 64 bits, which nobody can foresee: its seed is drawn anew for each
 * statement. That two different sums are the same has a chance of one in 2^64.
 */
export const hashOf = (...values: Hashed[]) =>
  values.reduce((before, hashed) => hashed(before), Prisma.sql`(select seed from once)`);

/**
 * What an amount adds to a sum in which amounts of the same values add up, and a total of zero is as good
 * as none. The chance that other totals give the same sum is one in 2^31. It takes amounts below 2^32.
 */
export const shareOf = (amount: Prisma.Sql, ...values: Hashed[]) =>
  Prisma.sql`(${amount}) * (${hashOf(...values)} >> 33)`;

/** Whether two sums are the same; that of no row is zero. */
export const isSame = (one: Prisma.Sql, other: Prisma.Sql) =>
  Prisma.sql`coalesce(${one}, 0) = coalesce(${other}, 0)`;
