import 'reflect-metadata';
import { ProblemError } from './kernel/errors.js';
import { MakeAdmin, Users } from './modules/accounts/index.js';
import { AuditLog } from './modules/audit-log/index.js';
import { Clock } from './platform/clock.js';
import { Pool } from './platform/database/pool.js';
import { Db } from './platform/database/prisma.js';
import { Sql } from './platform/database/sql.js';
import { Transactions } from './platform/database/transactions.js';

/**
 * `node dist/make-admin.js <email>` makes a member an admin, as the first of a new installation has
 * to be made. It says what it did and ends with 1 when it refused.
 */
const [, , email] = process.argv;

const refusals: Partial<Record<string, string>> = {
  'user-not-found': `No member has the address ${email}.`,
  'email-not-confirmed': `${email} has not been confirmed: open the link in the mail first.`,
};

if (email) await makeAdmin(email.toLowerCase());
else refuse('Usage: node dist/make-admin.js <email>');

async function makeAdmin(address: string): Promise<void> {
  const pool = new Pool();
  const db = new Db(pool);
  const users = new Users(db, new Sql(pool));
  const useCase = new MakeAdmin(new Transactions(db), users, new AuditLog(new Clock()));
  try {
    const made = await useCase.execute(address);
    console.log(made ? `${address} is an admin now.` : `${address} is an admin already.`);
  } catch (error) {
    const refusal = error instanceof ProblemError && refusals[error.code];
    if (!refusal) throw error;
    refuse(refusal);
  } finally {
    await pool.end();
  }
}

function refuse(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}
