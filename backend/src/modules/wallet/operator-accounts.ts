import { Prisma } from '../../platform/database/generated/client.js';

/**
 * The operator of a `provider` or `fees` account, in SQL. What is named after the slash is the part of
 * its payments; accounts from before there were parts have none, and what Loka moves
 * itself has one of its own, `loka`.
 */
export const operatorOfAccount = (holder: Prisma.Sql) => Prisma.sql`split_part(${holder}, '/', 1)`;
