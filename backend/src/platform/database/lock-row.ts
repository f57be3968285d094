import {
  type Item,
  type Payment,
  Prisma,
  type Rental,
  type RentalChange,
  type User,
} from './generated/client.js';
import type { Tx } from './prisma.js';

interface Rows {
  items: Item;
  payments: Payment;
  rentals: Rental;
  rental_changes: RentalChange;
  users: User;
}

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
  const rows = await tx.$queryRaw<object[]>`
    select * from ${Prisma.raw(table)} where ${condition} order by id for ${Prisma.raw(strength)}`;
  return rows.map((row) => modelOf<Rows[Table]>(row));
}

/** A row under the names that its model has: of a column `start_date`, the field `startDate`. */
function modelOf<Model>(row: object): Model {
  const fields = Object.entries(row).map(([column, value]) => [fieldOf(column), value]);
  return Object.fromEntries(fields) as Model;
}

function fieldOf(column: string): string {
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
