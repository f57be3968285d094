import { AuditBooks } from '../../src/modules/reconciliation/audit-books.js';
import { provided } from './api.js';

const checked = /account|deleted|ledger|sum|balance|session|address/;

/** What the audit finds of accounts and of the ledger. */
export async function violations(): Promise<unknown[]> {
  const findings = await provided(AuditBooks).execute();
  return findings
    .filter(({ name }) => checked.test(name) && !name.startsWith('no account is there'))
    .flatMap(({ violations }) => violations);
}

/** The same of one member: other tests leave what it finds of theirs. */
export async function violationsOf(userId: string): Promise<unknown[]> {
  return (await violations()).filter((violation) => JSON.stringify(violation).includes(userId));
}
