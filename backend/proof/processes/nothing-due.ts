import { overdueInvariants } from '../../src/modules/reconciliation/invariants/overdue.js';
import { longestSkewMs } from '../model/days.js';
import type { Cluster } from './cluster.js';
import { throughRounds } from './through-rounds.js';

/**
 * A check is taken within so many ms of its time, since the rounds for payments come every second. One
 * that is made again and again is always due soon, and never later than this.
 */
const checkAllowanceMs = 2_000;

/** Of a mail, in SQL: that it is to be sent by a time, $1, and not held back to go with others. */
export const dueMail = '(next_attempt_at <= $1 and held_with is null)';

/** The time by the fastest clock that a program may have. */
export const latestNow = (clocks: Cluster['clocks']): Date =>
  new Date(clocks.now().getTime() + longestSkewMs);

/**
 * Waits until the rounds of the workers have taken all that is due: checks of payments, mails, and
 * whatever the audit would report as work that has stopped. Mails count at once: every night writes some
 * to staff, and a day that passed before they are sent would bring the next ones, for weeks.
 *
 * @throws Error that names what nobody takes
 */
export async function untilNothingIsDue(cluster: Cluster): Promise<void> {
  let overdue: string[] = [];
  const isDone = await throughRounds(cluster, async () => {
    overdue = await findOverdue(cluster);
    return overdue.length === 0;
  });
  if (!isDone) throw new Error(`Nobody takes what is due:\n${overdue.join('\n')}`);
}

/** The first kind of work that is overdue, by the slowest clock: a program does nothing before its own time. */
async function findOverdue({ database, clocks }: Cluster): Promise<string[]> {
  const now = clocks.slowest();
  const checks = await database.rows(
    'select reference, status, next_check_at from payments where next_check_at < $1',
    [new Date(now.getTime() - checkAllowanceMs)],
  );
  if (checks.length > 0) return checks.map((row) => `Check of a payment: ${JSON.stringify(row)}`);
  const mails = await database.rows(
    `select id, subject, next_attempt_at from outbox_mails where ${dueMail}`,
    [latestNow(clocks)],
  );
  if (mails.length > 0) return mails.map((row) => `Mail: ${JSON.stringify(row)}`);
  for (const { name, sql } of overdueInvariants(now)) {
    const rows = await database.rows(sql.text, sql.values);
    if (rows.length > 0) return rows.map((row) => `Not so: ${name}: ${JSON.stringify(row)}`);
  }
  return [];
}
