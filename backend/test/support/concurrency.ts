import { setTimeout as sleep } from 'node:timers/promises';
import { Db } from '../../src/platform/database/prisma.js';
import { provided } from './api.js';

/** How many answers had each status. */
export function tally(answers: { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** The answer of a call that on a slow machine waits too long for its turn, and comes back as it is told to. */
export async function answered<Answer extends { status: number }>(
  call: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const answer = await call();
    if (answer.status !== 503) return answer;
    await sleep(200);
  }
}

/** How many deadlocks PostgreSQL has ended in this database. */
export async function deadlocks(): Promise<number> {
  const db = provided(Db);
  // Each connection reports its count at most once a second.
  await sleep(1_100);
  const [row] = await db.$queryRaw<{ deadlocks: bigint }[]>`
    select deadlocks from pg_stat_database where datname = current_database()`;
  return Number(row?.deadlocks);
}

/** Resolves when so many connections to this database wait for a lock. */
export async function untilWaiting(count: number): Promise<void> {
  const waiting = () => provided(Db).$queryRaw<object[]>`
    select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await waiting()).length < count) await sleep(20);
}
