import { longestSkewMs } from '../../model/days.js';
import { minuteMs } from '../../model/durations.js';
import type { Freezing } from '../../workload/freezing.js';
import type { GatewayLine } from '../boundary/gateway.js';
import type { Server } from '../database/server.js';

interface Payout {
  id: string;
  userId: string;
  reference: string;
  /** Why it failed; null when it did not. */
  why: string | null;
  /** Both in ms since 1970, by the clocks of the programs. */
  createdAt: number;
  decidedAt: number;
}

/** Within so many ms a worker takes the first step of a payout, and an order that left has arrived. */
const longestFirstStep = minuteMs;

/**
 * @param book of the gateway, whose clock is the simulated time
 * @returns payouts that were sent during or after a freeze that should have given them back, and those
 *   given back though nobody had frozen their member, a line each
 */
export async function findFrozenPayouts(
  server: Server,
  book: readonly GatewayLine[],
  { freezes }: Freezing,
): Promise<string[]> {
  const payouts = await server.rows<Payout>(`
    select id, user_id as "userId", reference, failure_code as why,
      (extract(epoch from created_at) * 1000)::float as "createdAt",
      (extract(epoch from decided_at) * 1000)::float as "decidedAt"
    from payments where purpose in ('withdrawal', 'refund') order by id`);
  return payouts.flatMap(({ id, userId, reference, why, createdAt, decidedAt }) => {
    const mine = freezes.filter((freeze) => freeze.userId === userId);
    const sentAt = book
      .filter((line) => line.merchant_reference_id === reference)
      .map((line) => Date.parse(line.created_at));
    const isLate = (at: number) =>
      mine.some(
        ({ begun = Infinity, endAsked = Infinity }) =>
          Math.max(begun, createdAt) + longestFirstStep < Math.min(at, endAsked),
      );
    const problems = sentAt
      .filter(isLate)
      .map(() => `Sent though its member had been frozen before: payout ${id}`);
    const perhaps = mine.some(
      ({ asked, ended = Infinity }) =>
        createdAt - longestSkewMs <= ended && asked <= decidedAt + longestSkewMs,
    );
    if (why === 'member frozen' && !perhaps) problems.push(`Nobody froze its member: payout ${id}`);
    return problems;
  });
}
