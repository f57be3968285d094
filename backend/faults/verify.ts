import { execa } from 'execa';
import { overdueWorkInvariants } from '../src/modules/reconciliation/invariants/overdue-work.js';
import type { Acknowledgements } from './acknowledgements.js';
import type { Cluster } from './cluster.js';
import type { Fixtures } from './fixtures.js';
import { until } from './until.js';

/** The rounds of the workers take what is due within so many ms of real time. */
const roundsMs = 60_000;

/** What is wrong once every payment is decided, a line each; empty when the history passes. */
export async function findProblems(
  cluster: Cluster,
  fixtures: Fixtures,
  acknowledgements: Acknowledgements,
): Promise<string[]> {
  await until(() => hasNoOverdueWork(cluster), roundsMs);
  const problems = await Promise.all([
    failedAudit(cluster),
    wrongPayments(cluster, fixtures, acknowledgements),
    lostTransitions(cluster, acknowledgements),
    wrongCorrections(cluster, acknowledgements),
    lostResolutions(cluster, acknowledgements),
  ]);
  return problems.flat();
}

/** The clocks have skipped days; what is still overdue after some rounds is for the audit to report. */
async function hasNoOverdueWork({ database, clocks }: Cluster): Promise<boolean> {
  for (const { sql } of overdueWorkInvariants(clocks.now())) {
    if ((await database.rows(sql.text, sql.values)).length > 0) return false;
  }
  return true;
}

/** Runs the audit of `make audit`, with the comparison against the gateway's book. */
async function failedAudit({ environment }: Cluster): Promise<string[]> {
  const { exitCode, all } = await execa(process.execPath, ['dist/audit.js'], {
    env: environment('audit'),
    all: true,
    reject: false,
  });
  const compared = `${all}`.includes('our book is the one of the gateway');
  return exitCode === 0 && compared ? [] : [`The audit failed:\n${all}`];
}

/** Every acknowledged payment exists with its terms, and no other: none lost, none made twice. */
async function wrongPayments(
  { database }: Cluster,
  { renters }: Fixtures,
  { payments }: Acknowledgements,
): Promise<string[]> {
  const rows = await database.rows<{ id: string; terms: string }>(
    `select id, concat_ws(' ', user_id, purpose, amount, wallet_amount) as terms
     from payments where user_id = any($1)`,
    [renters.map(({ id }) => id)],
  );
  const acknowledged = new Map(
    payments.map(({ id, userId, purpose, amount, walletAmount }) => [
      id,
      `${userId} ${purpose} ${amount} ${walletAmount}`,
    ]),
  );
  const found = new Map(rows.map(({ id, terms }) => [id, terms]));
  return [
    ...[...acknowledged]
      .filter(([id, terms]) => found.get(id) !== terms)
      .map(([id, terms]) => `Acknowledged: ${terms}, payment ${id}; found: ${found.get(id)}`),
    ...[...found]
      .filter(([id]) => !acknowledged.has(id))
      .map(([id, terms]) => `Found but never acknowledged: ${terms}, payment ${id}`),
  ];
}

async function lostTransitions(
  { database }: Cluster,
  { transitions }: Acknowledgements,
): Promise<string[]> {
  const rows = await database.rows<{ rental: string; event: string }>(
    'select rental_id as rental, event from rental_events where rental_id = any($1)',
    [transitions.map(({ rentalId }) => rentalId)],
  );
  const found = new Set(rows.map(({ rental, event }) => `${rental} ${event}`));
  return transitions
    .filter(({ rentalId, events }) => !events.some((event) => found.has(`${rentalId} ${event}`)))
    .map(
      ({ rentalId, events }) =>
        `Acknowledged and lost: ${events.join(' or ')} of rental ${rentalId}`,
    );
}

async function wrongCorrections(
  { database }: Cluster,
  { corrections }: Acknowledgements,
): Promise<string[]> {
  const rows = await database.rows<{ user_id: string; total: string }>(
    `select a.user_id, sum(e.amount) as total
     from ledger_transactions t
     join ledger_entries e on e.transaction_id = t.id
     join ledger_accounts a on a.id = e.account_id
     where t.type = 'correction' and a.kind = 'wallet' and a.user_id = any($1)
     group by a.user_id`,
    [corrections.map(({ userId }) => userId)],
  );
  const acknowledged = new Map<string, number>();
  for (const { userId, amount } of corrections) {
    acknowledged.set(userId, (acknowledged.get(userId) ?? 0) + amount);
  }
  const found = new Map(rows.map(({ user_id, total }) => [user_id, Number(total)]));
  return [...acknowledged]
    .filter(([userId, total]) => found.get(userId) !== total)
    .map(
      ([userId, total]) =>
        `Acknowledged: corrections of ${total} XAF for ${userId}; found: ${found.get(userId)}`,
    );
}

async function lostResolutions(
  { database }: Cluster,
  { resolutions }: Acknowledgements,
): Promise<string[]> {
  const rows = await database.rows<{ id: string; status: string }>(
    'select id, status from payments where id = any($1)',
    [resolutions.map(({ id }) => id)],
  );
  const found = new Map(rows.map(({ id, status }) => [id, status]));
  return resolutions
    .filter(({ id, status }) => found.get(id) !== status)
    .map(({ id, status }) => `Resolved as ${status}: payment ${id}; found: ${found.get(id)}`);
}
