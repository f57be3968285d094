import { setTimeout as sleep } from 'node:timers/promises';
import type { Acknowledgements } from './acknowledgements.js';
import type { Client } from './client.js';
import type { Cluster } from './cluster.js';
import type { Fixtures } from './fixtures.js';
import type { BookLine } from './gateway.js';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;

/**
 * How far the clocks advance until every payment is decided: past the longest delays of the gateway
 * simulator, then from one check to the next, up to the 72 hours after which staff review it.
 */
const advancesMs = [2 * secondMs, 130 * secondMs, 21 * minuteMs, 21 * minuteMs];
const laterAdvancesMs = 6 * 60 * minuteMs;

/** A step that is due is taken within so many ms of real time. */
const stepTimeoutMs = 30_000;

/** Advances the clocks until every payment is decided; an admin resolves those in review. */
export async function drainPayments(
  cluster: Cluster,
  client: Client,
  fixtures: Fixtures,
  acknowledgements: Acknowledgements,
): Promise<void> {
  for (let round = 0; (await undecidedPayments(cluster)) > 0; round++) {
    await cluster.clocks.advance(advancesMs[round] ?? laterAdvancesMs);
    await untilNothingIsDue(cluster);
  }
  await resolveReviews(cluster, client, fixtures, acknowledgements);
}

async function undecidedPayments({ database }: Cluster): Promise<number> {
  const undecided = 'select from payments where next_check_at is not null';
  return (await database.rows(undecided)).length;
}

async function untilNothingIsDue({ database, clocks }: Cluster): Promise<void> {
  const deadline = Date.now() + stepTimeoutMs;
  for (;;) {
    const due = await database.rows<{ reference: string; status: string; next_check_at: Date }>(
      'select reference, status, next_check_at from payments where next_check_at <= $1',
      [clocks.now()],
    );
    if (due.length === 0) return;
    if (Date.now() > deadline) throw new Error(`No worker takes ${JSON.stringify(due)}`);
    await sleep(100);
  }
}

/** An admin resolves each review as the gateway's book says. */
async function resolveReviews(
  { database, gateway }: Cluster,
  client: Client,
  { admin }: Fixtures,
  acknowledgements: Acknowledgements,
): Promise<void> {
  const reviews = await database.rows<{ id: string; reference: string }>(
    `select id, reference from payments where status = 'review'`,
  );
  if (reviews.length === 0) return;
  const book = new Map((await gateway.book()).map((line) => [line.merchant_reference_id, line]));
  for (const { id, reference } of reviews) {
    const body = { ...resolutionFor(book.get(reference)), reason: 'Relevé du gestionnaire' };
    const call = { as: admin, body };
    const { status } = await client.mutate(`/api/admin/payments/${id}/decide`, call);
    if (status === 200) acknowledgements.resolutions.push({ id, status: body.outcome });
  }
}

function resolutionFor(line: BookLine | undefined) {
  return line?.status === 'SUCCESS'
    ? { outcome: 'succeeded', movedAmount: line.amount }
    : { outcome: 'failed' };
}
