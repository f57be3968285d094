import { Prisma } from '../../platform/database/generated/client.js';

/**
 * The operator of a `provider` or `fees` account, in SQL. What is named after the slash is the part of
 * its payments; accounts from before there were parts have none.
 */
export const operatorOfAccount = (holder: Prisma.Sql) => Prisma.sql`split_part(${holder}, '/', 1)`;
