import { dayMs, hourMs, secondMs } from '../../src/kernel/duration.js';
import type { Cluster } from './cluster.js';
import { dueMail, latestNow, untilNothingIsDue } from './nothing-due.js';
import type { Strikes } from './strikes.js';
import { roundMs } from './through-rounds.js';
import type { Timeline } from './timeline.js';

/** More than any history takes from its first call until its last deposit is back. */
const mostDays = 110;
/** Clocks are advanced past what is planned next by a share of the time since the start: what is planned until then meets. */
const share = 1 / 4;
const most = { meetMs: 12 * hourMs, advanceMs: dayMs } as const;
/** While nothing waits for anything, days may meet. */
const mostWhileIdle = { meetMs: 3 * dayMs, advanceMs: 4 * dayMs } as const;

/**
 * Lets time pass from one planned act to the next, or by days, until members have nothing to do, every rental is over
 * and settled, every mail sent, and nothing is due any more. Faults strike members' calls and the rounds of the workers.
 *
 * @throws Error when no worker takes what is due, or a rental does not end
 */
export async function passTime(cluster: Cluster, time: Timeline, strikes?: Strikes): Promise<void> {
  const { clocks } = cluster;
  const startedAt = time.now;
  while (time.now < startedAt + mostDays * dayMs) {
    await (strikes ? strikes.duringCalls(() => time.rest()) : time.rest());
    await untilNothingIsDue(cluster);
    // Every day staff are mailed of what waits for them: a mail written by now is sent before the next day.
    const unfinished = await findUnfinished(cluster);
    if (unfinished.some(({ due }) => due)) continue;
    const { next } = time;
    if (next === undefined && unfinished.length === 0) return;
    const { meetMs: latest, advanceMs } = unfinished.length === 0 ? mostWhileIdle : most;
    const meetMs = Math.min((time.now - startedAt) * share + secondMs, latest);
    const at = await beforeDeletion(
      cluster,
      Math.min((next ?? Infinity) + meetMs, time.now + advanceMs),
    );
    const pass = () => clocks.advance(Math.max(0, at - time.now));
    await (strikes ? strikes.duringRounds(at, pass) : pass());
  }
  const open = (await findUnfinished(cluster)).map((row) => JSON.stringify(row));
  throw new Error(`Open after ${mostDays} days:\n${open.join('\n')}`);
}

/** Time stops where an account is due to be deleted, which is to be done within the hour. */
async function beforeDeletion({ clocks, database }: Cluster, at: number): Promise<number> {
  const [row] = await database.rows<{ due: number | null }>(
    'select (extract(epoch from min(deletion_due_at)) * 1000)::float as due from users',
  );
  const stop = (row?.due ?? Infinity) + roundMs;
  return stop > clocks.now().getTime() ? Math.min(at, stop) : at;
}

interface Unfinished {
  kind: 'rental' | 'payment' | 'mail' | 'account';
  id: string;
  /** Of a rental or a payment; of a mail its subject. */
  status: string;
  /** Whether it is a mail that is sent without more time passing. */
  due: boolean;
}

/** A mail that a worker was sending as it died is sent again once its lease has ended, thus a day later. */
async function findUnfinished({ database, clocks }: Cluster): Promise<Unfinished[]> {
  const unfinished = `
    select 'rental' as kind, id, status::text, false as due from rentals
    where status in ('en_attente', 'acceptee', 'en_cours') or security_deposit_status = 'held'
      or handover_due_at is not null
    union all
    select 'payment', id, status::text, false from payments where next_check_at is not null
    union all
    select 'account', id, 'to be deleted', false from users where deletion_due_at is not null
    union all
    select 'mail', id, subject, ${dueMail} from outbox_mails where next_attempt_at is not null`;
  return database.rows<Unfinished>(unfinished, [latestNow(clocks)]);
}
