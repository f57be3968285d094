import { minuteMs, secondMs } from '../../src/kernel/duration.js';
import type { GatewayLine } from '../model/gateway-book.js';
import type { Told } from '../model/told.js';
import { decideByHand } from './by-hand.js';
import type { Client } from './client.js';
import type { Cluster } from './cluster.js';
import type { Fixtures } from './fixtures.js';
import { untilNothingIsDue } from './nothing-due.js';

/**
 * How far the clocks advance until every payment is decided: past the longest delays of the gateway
 * simulator, then from one check to the next, up to the 72 hours after which staff review it.
 */
const advancesMs = [2 * secondMs, 130 * secondMs, 21 * minuteMs, 21 * minuteMs];
const laterAdvancesMs = 6 * 60 * minuteMs;

/** Advances the clocks until every payment is decided; an admin resolves those in review. */
export async function drainPayments(
  cluster: Cluster,
  client: Client,
  fixtures: Fixtures,
  told: Told,
): Promise<void> {
  for (let round = 0; (await undecidedPayments(cluster)) > 0; round++) {
    await cluster.clocks.advance(advancesMs[round] ?? laterAdvancesMs);
    await untilNothingIsDue(cluster);
  }
  await resolveReviews(cluster, client, fixtures, told);
}

async function undecidedPayments({ database }: Cluster): Promise<number> {
  const undecided = 'select from payments where next_check_at is not null';
  return (await database.rows(undecided)).length;
}

/** An admin resolves each review as the gateway's book says. */
async function resolveReviews(
  { database, gateway }: Cluster,
  client: Client,
  fixtures: Fixtures,
  told: Told,
): Promise<void> {
  const reviews = await database.rows<{ id: string; reference: string }>(
    `select id, reference from payments where status = 'review'`,
  );
  if (reviews.length === 0) return;
  const book = new Map((await gateway.book()).map((line) => [line.merchant_reference_id, line]));
  for (const { id, reference } of reviews) {
    const decision = resolutionFor(book.get(reference));
    const body = { ...decision, reason: 'Relevé du gestionnaire', proof: 'Son livre' };
    const path = `/api/admin/payments/${id}/decide`;
    const status = await decideByHand(client, fixtures, path, body);
    if (status === 200) told.resolutions.push({ id, status: body.outcome });
  }
}

function resolutionFor(line: GatewayLine | undefined) {
  return line?.status === 'SUCCESS'
    ? { outcome: 'succeeded', movedAmount: line.amount }
    : { outcome: 'failed' };
}
