import {
  type Approval,
  type DataExport,
  type DataExportFile,
  type Item,
  type OperatorIncident,
  type Payment,
  Prisma,
  type Rental,
  type RentalChange,
  type Upload,
  type User,
} from './generated/client.js';
import type { PlainSql } from './plain-sql.js';

/** The tables whose rows are read whole by plain SQL. */
export interface Rows {
  approvals: Approval;
  data_export_files: DataExportFile;
  data_exports: DataExport;
  items: Item;
  operator_incidents: OperatorIncident;
  payments: Payment;
  rentals: Rental;
  rental_changes: RentalChange;
  uploads: Upload;
  users: User;
}

/** What a new row of these tables needs. */
interface NewRows {
  payments: Prisma.PaymentUncheckedCreateInput;
  payment_events: Prisma.PaymentEventUncheckedCreateInput & { id: string };
  rentals: Prisma.RentalUncheckedCreateInput;
  rental_events: Prisma.RentalEventUncheckedCreateInput & { id: string };
  domain_events: Prisma.DomainEventUncheckedCreateInput & { id: string };
  outbox_mails: Prisma.OutboxMailUncheckedCreateInput & { id: string };
  notifications: Prisma.NotificationUncheckedCreateInput & { id: string };
}

const fields: Record<keyof Rows, object> = {
  approvals: Prisma.ApprovalScalarFieldEnum,
  data_export_files: Prisma.DataExportFileScalarFieldEnum,
  data_exports: Prisma.DataExportScalarFieldEnum,
  items: Prisma.ItemScalarFieldEnum,
  operator_incidents: Prisma.OperatorIncidentScalarFieldEnum,
  payments: Prisma.PaymentScalarFieldEnum,
  rentals: Prisma.RentalScalarFieldEnum,
  rental_changes: Prisma.RentalChangeScalarFieldEnum,
  uploads: Prisma.UploadScalarFieldEnum,
  users: Prisma.UserScalarFieldEnum,
};

const columns = Object.fromEntries(
  Object.entries(fields).map(([table, names]) => [table, Prisma.raw(columnList(names))]),
) as Record<keyof Rows, Prisma.Sql>;

/** The fields of each table, as a statement that reads one of its parts names them. */
const names = Object.fromEntries(
  Object.entries(fields).map(([table, all]) => [
    table,
    Prisma.raw(
      Object.keys(all)
        .map((field) => `"${field}"`)
        .join(', '),
    ),
  ]),
) as Record<keyof Rows, Prisma.Sql>;

function columnList(names: object): string {
  return Object.keys(names)
    .map((field) => `${columnOf(field)} as "${field}"`)
    .join(', ');
}

/**
 * All columns of a table, under the names that its model has. A statement that names them can be
 * prepared, where `*` could not: a migration may add a column.
 */
export function allColumnsOf(table: keyof Rows): Prisma.Sql {
  return columns[table];
}

/** A row as it is now; null when there is none. */
export async function readRow<Table extends keyof Rows>(
  sql: PlainSql,
  table: Table,
  id: string,
): Promise<Rows[Table] | null> {
  const [row] = await sql.$queryRaw<Rows[Table][]>`
    select ${columns[table]} from ${Prisma.raw(table)} where id = ${id}::uuid`;
  return row ?? null;
}

export async function insertRow<Table extends keyof NewRows>(
  sql: PlainSql,
  table: Table,
  row: NewRows[Table],
): Promise<void> {
  await sql.$executeRaw(insertion(table, row));
}

/** A row to be written, as {@link insertRow} takes it. */
export type NewRow<Tables extends keyof NewRows = keyof NewRows> = {
  [Table in Tables]: [table: Table, row: NewRows[Table]];
}[Tables];

/** An `insert` to be a part of a statement: of a row for each one that `source` has. */
export function insertionFrom(source: string, ...[table, row]: NewRow): Prisma.Sql {
  const { target, values } = partsOf(table, row);
  return Prisma.sql`insert into ${target} select ${values} from ${Prisma.raw(source)}`;
}

/**
 * A change of a row, and the rows that tell of it, in one statement. Foreign keys and triggers are looked at
 * once all of it is written.
 *
 * @param change as {@link changeOf} makes it
 */
export async function writeTogether(
  sql: PlainSql,
  change: Prisma.Sql | undefined,
  ...rows: NewRow[]
): Promise<void> {
  const all = [...(change ? [change] : []), ...rows.map(([table, row]) => insertion(table, row))];
  const last = all.pop();
  if (last) await sql.$executeRaw(Prisma.sql`${partsBefore(all)} ${last}`);
}

/**
 * @param rows that are written in the same statement
 * @returns the row with what the database set
 */
export async function insertAndRead<Table extends keyof NewRows & keyof Rows>(
  sql: PlainSql,
  table: Table,
  row: NewRows[Table],
  ...rows: NewRow[]
): Promise<Rows[Table]> {
  const others = rows.map(([table, row]) => insertion(table, row));
  const written = Prisma.sql`${insertion(table, row)} returning ${columns[table]}`;
  const [inserted] = await sql.$queryRaw<Rows[Table][]>(
    others.length === 0
      ? written
      : Prisma.sql`${partsBefore([...others, written])}
          select ${names[table]} from ${Prisma.raw(`part_${others.length}`)}`,
  );
  return inserted as Rows[Table];
}

/** Statements that write, as parts of one that follows them: `part_0`, `part_1` and so on. */
function partsBefore(statements: readonly Prisma.Sql[]): Prisma.Sql {
  if (statements.length === 0) return Prisma.empty;
  const parts = statements.map(
    (one, index) => Prisma.sql`${Prisma.raw(`part_${index}`)} as (${one})`,
  );
  return Prisma.sql`with ${Prisma.join(parts)}`;
}

type Changes<Table extends keyof Rows> = {
  [Field in keyof Rows[Table]]?: Rows[Table][Field] | undefined;
};

/** Changes some fields of a row: those that are undefined stay. */
export async function updateRow<Table extends keyof Rows>(
  sql: PlainSql,
  table: Table,
  id: string,
  changes: Changes<Table>,
): Promise<void> {
  const update = changeOf(table, id, changes);
  if (update) await sql.$executeRaw(update);
}

/** The `update` of {@link updateRow}, to be a part of a statement that writes more; undefined when nothing changes. */
export function changeOf<Table extends keyof Rows>(
  table: Table,
  id: string,
  changes: Changes<Table>,
): Prisma.Sql | undefined {
  const changed = definedOf(changes).map(
    ([field, value]) => Prisma.sql`${Prisma.raw(columnOf(field))} = ${value}`,
  );
  if (changed.length === 0) return undefined;
  return Prisma.sql`update ${Prisma.raw(table)} set ${Prisma.join(changed)} where id = ${id}::uuid`;
}

function insertion(table: keyof NewRows, row: object): Prisma.Sql {
  const { target, values } = partsOf(table, row);
  return Prisma.sql`insert into ${target} values (${values})`;
}

function partsOf(table: keyof NewRows, row: object) {
  const given = definedOf(row);
  const names = given.map(([field]) => columnOf(field)).join(', ');
  const values = Prisma.join(given.map(([, value]) => value));
  return { target: Prisma.raw(`${table} (${names})`), values };
}

function definedOf(row: object): [string, unknown][] {
  return Object.entries(row).filter(([, value]) => value !== undefined);
}

/** Of a field `startDate`, the column `"start_date"`. */
function columnOf(field: string): string {
  return `"${field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}"`;
}
