import { setTimeout as sleep } from 'node:timers/promises';
import type { Cast } from './cast.js';
import type { Client } from './client.js';
import type { BookLine } from './gateway.js';
import type { Promises } from './promises.js';
import type { World } from './world.js';

const second = 1_000;
const minute = 60 * second;

/**
 * How far the clocks jump until every payment is decided: past the refusals and successes that the
 * gateway has in store, then from one rare check to the next, to the 72 hours that staff wait.
 */
const jumps = [2 * second, 130 * second, 21 * minute, 21 * minute];
const laterJumps = 6 * 60 * minute;

/** A step that is due is taken within so many ms, of real time. */
const patienceMs = 30_000;

/** Lets everything come to its end: payments are decided, those in review by an admin. */
export async function settle(
  world: World,
  client: Client,
  cast: Cast,
  promises: Promises,
): Promise<void> {
  for (let round = 0; (await openPayments(world)) > 0; round++) {
    await world.clocks.advance(jumps[round] ?? laterJumps);
    await untilNothingIsDue(world);
  }
  await decideReviews(world, client, cast, promises);
}

async function openPayments({ database }: World): Promise<number> {
  const open = 'select from payments where next_check_at is not null';
  return (await database.rows(open)).length;
}

async function untilNothingIsDue({ database, clocks }: World): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const due = await database.rows<{ reference: string; status: string; next_check_at: Date }>(
      'select reference, status, next_check_at from payments where next_check_at <= $1',
      [clocks.now()],
    );
    if (due.length === 0) return;
    if (Date.now() > deadline) throw new Error(`Nobody takes ${JSON.stringify(due)}`);
    await sleep(100);
  }
}

/** An admin decides as the gateway's book says. */
async function decideReviews(
  { database, gateway }: World,
  client: Client,
  { admin }: Cast,
  promises: Promises,
): Promise<void> {
  const reviews = await database.rows<{ id: string; reference: string }>(
    `select id, reference from payments where status = 'review'`,
  );
  if (reviews.length === 0) return;
  const book = new Map((await gateway.book()).map((line) => [line.merchant_reference_id, line]));
  for (const { id, reference } of reviews) {
    const body = { ...decisionOf(book.get(reference)), reason: 'Relevé du gestionnaire' };
    const answer = await client.move(`/api/admin/payments/${id}/decide`, { as: admin, body });
    if (answer.status === 200) promises.decisions.push({ id, status: body.outcome });
  }
}

function decisionOf(line: BookLine | undefined) {
  return line?.status === 'SUCCESS'
    ? { outcome: 'succeeded', movedAmount: line.amount }
    : { outcome: 'failed' };
}
