import {
  type DataExport,
  type DataExportFile,
  type Item,
  type OperatorIncident,
  type Payment,
  Prisma,
  type ProposedCorrection,
  type Rental,
  type RentalChange,
  type Upload,
  type User,
} from './generated/client.js';
import type { PlainSql } from './plain-sql.js';

/** The tables whose rows are read whole by plain SQL. */
export interface Rows {
  data_export_files: DataExportFile;
  data_exports: DataExport;
  items: Item;
  operator_incidents: OperatorIncident;
  payments: Payment;
  proposed_corrections: ProposedCorrection;
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
  data_export_files: Prisma.DataExportFileScalarFieldEnum,
  data_exports: Prisma.DataExportScalarFieldEnum,
  items: Prisma.ItemScalarFieldEnum,
  operator_incidents: Prisma.OperatorIncidentScalarFieldEnum,
  payments: Prisma.PaymentScalarFieldEnum,
  proposed_corrections: Prisma.ProposedCorrectionScalarFieldEnum,
  rentals: Prisma.RentalScalarFieldEnum,
  rental_changes: Prisma.RentalChangeScalarFieldEnum,
  uploads: Prisma.UploadScalarFieldEnum,
  users: Prisma.UserScalarFieldEnum,
};

const columns = Object.fromEntries(
  Object.entries(fields).map(([table, names]) => [table, Prisma.raw(columnList(names))]),
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

/** @returns the row with what the database set */
export async function insertAndRead<Table extends keyof NewRows & keyof Rows>(
  sql: PlainSql,
  table: Table,
  row: NewRows[Table],
): Promise<Rows[Table]> {
  const statement = Prisma.sql`${insertion(table, row)} returning ${columns[table]}`;
  const [inserted] = await sql.$queryRaw<Rows[Table][]>(statement);
  return inserted as Rows[Table];
}

/** Changes some fields of a row: those that are undefined stay. */
export async function updateRow<Table extends keyof Rows>(
  sql: PlainSql,
  table: Table,
  id: string,
  changes: { [Field in keyof Rows[Table]]?: Rows[Table][Field] | undefined },
): Promise<void> {
  const changed = definedOf(changes).map(
    ([field, value]) => Prisma.sql`${Prisma.raw(columnOf(field))} = ${value}`,
  );
  if (changed.length === 0) return;
  await sql.$executeRaw`
    update ${Prisma.raw(table)} set ${Prisma.join(changed)} where id = ${id}::uuid`;
}

function insertion(table: keyof NewRows, row: object): Prisma.Sql {
  const given = definedOf(row);
  const names = given.map(([field]) => columnOf(field)).join(', ');
  const values = given.map(([, value]) => value);
  return Prisma.sql`insert into ${Prisma.raw(`${table} (${names})`)} values (${Prisma.join(values)})`;
}

function definedOf(row: object): [string, unknown][] {
  return Object.entries(row).filter(([, value]) => value !== undefined);
}

/** Of a field `startDate`, the column `"start_date"`. */
function columnOf(field: string): string {
  return `"${field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}"`;
}
