import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, isAway } from './database.js';

/**
 * Places inside the product's transactions where whoever comes by can be made to wait, so that it
 * is killed right there. They are triggers of this run's own database: the product knows nothing.
 */
export const gates = {
  'taking a key': ['idempotency_keys', 'before insert', 'true'],
  'keeping the answer': ['idempotency_keys', 'before update', 'new.status is not null'],
  'opening a payment': ['payments', 'before insert', 'true'],
  'committing a payment': ['payments', 'at commit of insert', 'true'],
  'taking the step': [
    'payments',
    'before update',
    'new.next_check_at <> old.next_check_at and new.status = old.status',
  ],
  'noting that it sends': ['payment_events', 'before insert', `new."to" = 'submitting'`],
  'noting the answer': ['payment_events', 'before insert', `new."to" in ('pending', 'unknown')`],
  'moving the money': ['ledger_transactions', 'before insert', 'true'],
  deciding: ['payment_events', 'before insert', `new."to" in ('succeeded', 'failed')`],
  'committing the decision': [
    'payment_events',
    'at commit of insert',
    `new."to" in ('succeeded', 'failed')`,
  ],
  'storing a callback': ['gateway_callbacks', 'before insert', 'true'],
} as const satisfies Record<
  string,
  [
    table: string,
    when: 'before insert' | 'before update' | 'at commit of insert',
    condition: string,
  ]
>;

export type Gate = keyof typeof gates;

/** Tells our advisory locks from any other. */
const lockClass = 4_500;
const pollMs = 20;

const numberOf = (gate: Gate) => Object.keys(gates).indexOf(gate);

export async function buildGates(database: Database): Promise<void> {
  await database.rows(`
    create function wait_at_gate() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(${lockClass}, tg_argv[0]::int);
      return new;
    end $$`);
  for (const [gate, [table, when, condition]] of Object.entries(gates)) {
    const number = numberOf(gate as Gate);
    const event =
      when === 'at commit of insert'
        ? `create constraint trigger gate_${number} after insert on ${table} deferrable initially deferred`
        : `create trigger gate_${number} ${when} on ${table}`;
    await database.rows(
      `${event} for each row when (${condition}) execute function wait_at_gate('${number}')`,
    );
  }
}

/** Whoever waits at a gate: the program, and its backend in PostgreSQL. */
export interface Arrival {
  program: string;
  pid: number;
}

/**
 * Closes a gate while `work` lasts.
 *
 * @param work is given a way to wait for a program whose name begins so, up to so many ms
 */
export async function whileClosed<T>(
  database: Database,
  gate: Gate,
  work: (arrival: (role: string, patienceMs: number) => Promise<Arrival | undefined>) => Promise<T>,
): Promise<T> {
  const keeper = await database.connect();
  const lock = [lockClass, numberOf(gate)];
  try {
    await keeper.query('select pg_advisory_lock($1, $2)', lock);
    return await work(async (role, patienceMs) => {
      const deadline = Date.now() + patienceMs;
      for (;;) {
        const { rows } = await keeper.query<Arrival>(
          `select a.application_name as program, a.pid
           from pg_locks l join pg_stat_activity a using (pid)
           where l.locktype = 'advisory' and l.classid = $1 and l.objid = $2 and not l.granted
             and a.application_name like $3 || '%'
           limit 1`,
          [...lock, role],
        );
        if (rows[0] || Date.now() > deadline) return rows[0];
        await sleep(pollMs);
      }
    });
  } finally {
    await keeper.end().catch((error: unknown) => {
      if (!isAway(error)) throw error;
    });
  }
}
