import { execa } from 'execa';
import type { Cast } from './cast.js';
import type { Promises } from './promises.js';
import type { World } from './world.js';

/** What is wrong once everything has settled, a line each; nothing when the history passes. */
export async function problemsOf(world: World, cast: Cast, promises: Promises): Promise<string[]> {
  const problems = await Promise.all([
    audit(world),
    lostPayments(world, cast, promises),
    lostMoves(world, promises),
    wrongCorrections(world, promises),
    lostDecisions(world, promises),
  ]);
  return problems.flat();
}

/** The audit that `make audit` makes, the comparison with the gateway's book included. */
async function audit({ environment }: World): Promise<string[]> {
  const { exitCode, all } = await execa(process.execPath, ['dist/audit.js'], {
    env: environment('audit'),
    all: true,
    reject: false,
  });
  const compared = `${all}`.includes('our book is the one of the gateway');
  return exitCode === 0 && compared ? [] : [`The audit says:\n${all}`];
}

/** Every payment acknowledged is there as it was asked for, and no other: nothing lost, nothing twice. */
async function lostPayments(
  { database }: World,
  { renters }: Cast,
  { payments }: Promises,
): Promise<string[]> {
  const made = await database.rows<{ id: string; terms: string }>(
    `select id, concat_ws(' ', user_id, purpose, amount, wallet_amount) as terms
     from payments where user_id = any($1)`,
    [renters.map(({ id }) => id)],
  );
  const promised = new Map(
    payments.map(({ id, userId, purpose, amount, walletAmount }) => [
      id,
      `${userId} ${purpose} ${amount} ${walletAmount}`,
    ]),
  );
  const found = new Map(made.map(({ id, terms }) => [id, terms]));
  return [
    ...[...promised]
      .filter(([id, terms]) => found.get(id) !== terms)
      .map(([id, terms]) => `Acknowledged: ${terms}, payment ${id}; made: ${found.get(id)}`),
    ...[...found]
      .filter(([id]) => !promised.has(id))
      .map(([id, terms]) => `Made and never acknowledged: ${terms}, payment ${id}`),
  ];
}

async function lostMoves({ database }: World, { moves }: Promises): Promise<string[]> {
  const made = await database.rows<{ rental: string; event: string }>(
    'select rental_id as rental, event from rental_events where rental_id = any($1)',
    [moves.map(({ rentalId }) => rentalId)],
  );
  const found = new Set(made.map(({ rental, event }) => `${rental} ${event}`));
  return moves
    .filter(({ rentalId, events }) => !events.some((event) => found.has(`${rentalId} ${event}`)))
    .map(({ rentalId, events }) => `Acknowledged: ${events.join(' or ')} of rental ${rentalId}`);
}

async function wrongCorrections({ database }: World, { corrections }: Promises): Promise<string[]> {
  const made = await database.rows<{ user_id: string; total: string }>(
    `select a.user_id, sum(e.amount) as total
     from ledger_transactions t
     join ledger_entries e on e.transaction_id = t.id
     join ledger_accounts a on a.id = e.account_id
     where t.kind = 'correction' and a.user_id = any($1)
     group by a.user_id`,
    [corrections.map(({ userId }) => userId)],
  );
  const asked = new Map<string, number>();
  for (const { userId, amount } of corrections) {
    asked.set(userId, (asked.get(userId) ?? 0) + amount);
  }
  const found = new Map(made.map(({ user_id, total }) => [user_id, Number(total)]));
  return [...asked]
    .filter(([userId, total]) => found.get(userId) !== total)
    .map(([userId, total]) => `Corrected by ${total} XAF: ${userId}, who got ${found.get(userId)}`);
}

async function lostDecisions({ database }: World, { decisions }: Promises): Promise<string[]> {
  const made = await database.rows<{ id: string; status: string }>(
    'select id, status from payments where id = any($1)',
    [decisions.map(({ id }) => id)],
  );
  const found = new Map(made.map(({ id, status }) => [id, status]));
  return decisions
    .filter(({ id, status }) => found.get(id) !== status)
    .map(({ id, status }) => `Decided ${status}: payment ${id}, which is ${found.get(id)}`);
}
