import { minuteMs } from '../../src/kernel/duration.js';
import type { Cluster } from './cluster.js';
import { until } from './until.js';

/** A worker looks for what is due every ten minutes at the least often, but for the work of the night. */
export const roundMs = 10 * minuteMs;
/** A round is over within so many ms of real time, by programs that may have to start first on a busy machine. */
const roundTakesMs = 120_000;
const mostRounds = 4;

/**
 * Waits until something is done by the rounds of the workers, and lets the time until the next ones pass: a fault
 * may have struck every worker as time was advanced, and whoever starts later does not make up for a round.
 *
 * @returns whether it was done
 */
export async function throughRounds(
  { clocks }: Cluster,
  isDone: () => Promise<boolean>,
): Promise<boolean> {
  for (let round = 0; round < mostRounds; round++) {
    if (await until(isDone, roundTakesMs)) return true;
    await clocks.advance(roundMs);
  }
  return until(isDone, roundTakesMs);
}
