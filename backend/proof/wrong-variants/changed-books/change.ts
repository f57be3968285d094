/** A single change of the books, as a mistake or a hand could make it. */
export interface Change {
  /** What is changed, by which docs/reliability.md names what is not found: `payments.notes`. */
  subject: string;
  /** Of which row, and how. */
  name: string;
  /** Made with triggers and foreign keys off. */
  statements: string[];
  /** Balances, statements and totals follow, so that they do not give it away. */
  isPosted?: boolean;
  /** When the audit runs instead of now, and what it must report then. */
  later?: { at: Date; invariant: string };
}

/** The rows of the books that changes are made to. */
export type Query = <Row extends object>(statement: string) => Promise<Row[]>;

/**
 * A row of each kind of a table.
 *
 * @param kind SQL that tells rows apart
 */
export async function rowsOfEachKind(query: Query, table: string, kind: string) {
  return query<{ row: string; kind: string }>(
    `select distinct on (kind) ctid::text as row, kind
     from (select ctid, concat_ws(' ', ${kind}) as kind from ${table}) as rows
     order by kind, ctid`,
  );
}
