import type { Server } from '../database/server.js';
import { product } from '../programs/product.js';

type AuditBooks = typeof import('../../src/modules/reconciliation/audit-books.js');

const guards = 'every guard of the database is there, unchanged and in force';

/**
 * The audit of `make audit`, on the books of one history.
 *
 * @param guardsAreOff whether some of the database's guards were taken off, to be found by their effect
 */
export async function loadAudit(
  server: Server,
  guardsAreOff: boolean,
): Promise<() => Promise<string[]>> {
  const { AuditBooks } = await product<AuditBooks>('modules/reconciliation/audit-books.js');
  let last: Promise<object[]> = Promise.resolve([]);
  // The server's own connection takes one statement at a time.
  const read = ({ text, values }: { text: string; values: unknown[] }) => {
    last = last.then(() => server.rows(text, values));
    return last;
  };
  const database = { longReads: (work: (one: typeof read) => unknown) => work(read) };
  const audit = new AuditBooks(database as never, { now: () => new Date() } as never);
  return async () => {
    const findings = await audit.execute();
    const counted = findings.filter(({ name }) => !guardsAreOff || name !== guards);
    return counted.flatMap(({ name, violations }) =>
      violations.map((row) => `Not so: ${name}: ${JSON.stringify(row)}`),
    );
  };
}
