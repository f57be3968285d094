import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, isUnavailable } from './database.js';

/**
 * Places inside the product's transactions where a program can be blocked, so that it is killed right
 * there. They are triggers of the run's own database: the product has no code for them.
 */
export const failpoints = {
  'storing an idempotency key': ['idempotency_keys', 'before insert', 'true'],
  'storing the answer of a key': ['idempotency_keys', 'before update', 'new.status is not null'],
  'creating a payment': ['payments', 'before insert', 'true'],
  'committing a payment': ['payments', 'at commit of insert', 'true'],
  'claiming a payment': [
    'payments',
    'before update',
    'new.next_check_at <> old.next_check_at and new.status = old.status',
  ],
  'recording the submission': ['payment_events', 'before insert', `new."to" = 'submitting'`],
  'recording the gateway answer': [
    'payment_events',
    'before insert',
    `new."to" in ('pending', 'unknown')`,
  ],
  'posting to the ledger': ['ledger_transactions', 'before insert', 'true'],
  'recording the decision': [
    'payment_events',
    'before insert',
    `new."to" in ('succeeded', 'failed')`,
  ],
  'committing the decision': [
    'payment_events',
    'at commit of insert',
    `new."to" in ('succeeded', 'failed')`,
  ],
  'recording a step of a rental': ['rental_events', 'before insert', 'true'],
  'committing a step of a rental': ['rental_events', 'at commit of insert', 'true'],
  'recording that a member leaves': [
    'domain_events',
    'at commit of insert',
    `new.kind = 'user.deletion-requested'`,
  ],
  'deleting an account': [
    'users',
    'before update',
    'new.deleted_at is not null and old.deleted_at is null',
  ],
  'committing the end of a deletion': [
    'domain_events',
    'at commit of insert',
    `new.kind in ('user.deleted', 'user.deletion-stopped')`,
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

export type Failpoint = keyof typeof failpoints;

/** The class of these advisory locks, which no other lock has. */
const lockClass = 4_500;
const pollMs = 20;

const numberOf = (failpoint: Failpoint) => Object.keys(failpoints).indexOf(failpoint);

export async function createFailpoints(database: Database): Promise<void> {
  await database.rows(`
    create or replace function wait_at_failpoint() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(${lockClass}, tg_argv[0]::int);
      return new;
    end $$`);
  for (const [failpoint, [table, when, condition]] of Object.entries(failpoints)) {
    const number = numberOf(failpoint as Failpoint);
    const event =
      when === 'at commit of insert'
        ? `create constraint trigger failpoint_${number} after insert on ${table} deferrable initially deferred`
        : `create trigger failpoint_${number} ${when} on ${table}`;
    await database.rows(
      `${event} for each row when (${condition}) execute function wait_at_failpoint('${number}')`,
    );
  }
}

/** Takes them away for the length of `work`: the audit knows of no such triggers. */
export async function withoutFailpoints<T>(database: Database, work: () => Promise<T>): Promise<T> {
  for (const [failpoint, [table]] of Object.entries(failpoints))
    await database.rows(`drop trigger failpoint_${numberOf(failpoint as Failpoint)} on ${table}`);
  try {
    return await work();
  } finally {
    await createFailpoints(database);
  }
}

/** A program blocked at a failpoint, and its backend process in PostgreSQL. */
export interface BlockedProgram {
  program: string;
  pid: number;
}

/**
 * Blocks every program at a failpoint while `work` lasts.
 *
 * @param work is given a function that waits for a program whose name starts with a role, up to so
 *   many ms, and no longer than what reaches it lasts; it resolves with undefined when none has come
 */
export async function whileBlocking<T>(
  database: Database,
  failpoint: Failpoint,
  work: (
    blocked: (
      role: string,
      timeoutMs: number,
      reaching?: Promise<unknown>,
    ) => Promise<BlockedProgram | undefined>,
  ) => Promise<T>,
): Promise<T> {
  const lockHolder = await database.connect();
  const lock = [lockClass, numberOf(failpoint)];
  try {
    await lockHolder.query('select pg_advisory_lock($1, $2)', lock);
    return await work(async (role, timeoutMs, reaching) => {
      const deadline = Date.now() + timeoutMs;
      let isOver = false;
      const end = () => {
        isOver = true;
      };
      reaching?.then(end, end);
      for (;;) {
        const { rows } = await lockHolder.query<BlockedProgram>(
          `select a.application_name as program, a.pid
           from pg_locks l join pg_stat_activity a using (pid)
           where l.locktype = 'advisory' and l.classid = $1 and l.objid = $2 and not l.granted
             and a.application_name like $3 || '%'
           limit 1`,
          [...lock, role],
        );
        if (rows[0] || isOver || Date.now() > deadline) return rows[0];
        await sleep(pollMs);
      }
    });
  } finally {
    await lockHolder.end().catch((error: unknown) => {
      if (!isUnavailable(error)) throw error;
    });
  }
}
