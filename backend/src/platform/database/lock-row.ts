import { Prisma } from './generated/client.js';
import type { Tx } from './prisma.js';
import { allColumnsOf, type Rows } from './rows.js';

/** `no key update` lets others insert rows that refer to the locked one. */
type Strength = 'update' | 'no key update';

/** A row, held until the end of the transaction; null when there is none. */
export async function lockRow<Table extends keyof Rows>(
  tx: Tx,
  table: Table,
  id: string,
  strength: Strength = 'update',
): Promise<Rows[Table] | null> {
  const [row] = await lockRows(tx, table, Prisma.sql`id = ${id}::uuid`, strength);
  return row ?? null;
}

/**
 * The rows that a condition of SQL names, in the order of their ids, held until the end of the
 * transaction. The statement that locks them reads them: with Prisma's own it takes two.
 */
export async function lockRows<Table extends keyof Rows>(
  tx: Tx,
  table: Table,
  condition: Prisma.Sql,
  strength: Strength = 'update',
): Promise<Rows[Table][]> {
  return tx.$queryRaw<Rows[Table][]>`
    select ${allColumnsOf(table)} from ${Prisma.raw(table)}
    where ${condition} order by id for ${Prisma.raw(strength)}`;
}
