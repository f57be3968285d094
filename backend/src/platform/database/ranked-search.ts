import { Prisma } from './generated/client.js';

/** So many with the same words or digits are looked at: more would tell hardly anything else. */
export const mostRead = 300;

/** How well a row fits: the fewer, the better. */
export const ranks = { exact: Prisma.sql`0`, beginning: Prisma.sql`1`, part: Prisma.sql`2` };

/** Begins a statement by the table `best`: each id that one of the ways finds, and its best `rank`. */
export const bestOf = (ways: readonly Prisma.Sql[]): Prisma.Sql => Prisma.sql`
    with found as (
      ${Prisma.join([...ways], ' union all ')}
    ), best as (
      select id, min(rank) as rank from found group by id
    )`;
