import type { Server } from '../database/server.js';
import { product } from '../programs/product.js';

type AuditBooks = typeof import('../../src/modules/reconciliation/audit-books.js');

/** The audit of `make audit`, on the books of one history. */
export async function loadAudit(server: Server): Promise<() => Promise<string[]>> {
  const { AuditBooks } = await product<AuditBooks>('modules/reconciliation/audit-books.js');
  const database = {
    rowsOfAll: ({ text, values }: { text: string; values: unknown[] }) => server.rows(text, values),
  };
  const audit = new AuditBooks(database as never, { now: () => new Date() } as never);
  return async () => {
    const findings = await audit.execute();
    return findings.flatMap(({ name, violations }) =>
      violations.map((row) => `Not so: ${name}: ${JSON.stringify(row)}`),
    );
  };
}
