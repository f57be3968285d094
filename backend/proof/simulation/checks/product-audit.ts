import type { Server } from '../database/server.js';
import { product } from '../programs/product.js';

type AuditBooks = typeof import('../../../src/modules/reconciliation/audit-books.js');
type Guards = typeof import('../../../src/modules/reconciliation/invariants/guards.js');
type Tables = typeof import('../../../src/modules/reconciliation/invariants/tables.js');

const guards = 'every guard of the database is there, unchanged and in force';

/** In so many histories the guards are compared once: none has a statement that could change them. */
const guardsComparedOf = 50;

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
  const { guardInvariants } = await product<Guards>('modules/reconciliation/invariants/guards.js');
  const { tableInvariants } = await product<Tables>('modules/reconciliation/invariants/tables.js');
  const guardsText = guardInvariants.find(({ name }) => name === guards)?.sql.text;
  const tableTexts = tableInvariants.map(({ sql }) => sql.text);
  const isOfGuards = (text: string) => text === guardsText || tableTexts.includes(text);
  let audits = 0;
  let last: Promise<object[]> = Promise.resolve([]);
  // The server's own connection takes one statement at a time.
  const read = ({ text, values }: { text: string; values: unknown[] }) => {
    const isCompared = !guardsAreOff && audits % guardsComparedOf === 0;
    if (isOfGuards(text) && !isCompared) return Promise.resolve([]);
    last = last.then(() => server.rows(text, values));
    return tableTexts.includes(text) ? last.then((rows) => rows.filter(isOfProduct)) : last;
  };
  const database = { longReads: (work: (one: typeof read) => unknown) => work(read) };
  const audit = new AuditBooks(database as never, { now: () => new Date() } as never);
  return async () => {
    const findings = await audit.execute();
    audits++;
    return findings.flatMap(({ name, violations }) =>
      violations.map((row) => `Not so: ${name}: ${JSON.stringify(row)}`),
    );
  };
}

/** Whether a trigger is not the simulation's own, which has codes follow from ids. */
const isOfProduct = (row: object) => !('name' in row) || row.name !== 'fix_handover_code';
