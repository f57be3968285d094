import type { Count } from '../dev/results.js';
import { say } from '../dev/terminal.js';
import { Coverage } from './coverage.js';
import { faults } from './faults.js';
import { play } from './history.js';
import { planOf } from './plan.js';
import { isTooSlow, measureRecoveries, type Recovery } from './recovery.js';
import type { World } from './world.js';

const faultsEach = 3;
/** Histories after which every fault has had its turn, some of them more than once. */
const enough = 30;

export interface RunOptions {
  seed: number;
  /** Numbers of the histories, from the first to before the last. */
  from: number;
  to: number;
  /** How often each recovery is measured. */
  recoveries: number;
  /** Whether a slow recovery fails the run; on a machine busy with other tests it says little. */
  timed: boolean;
}

/** Plays the histories of a seed and measures the recoveries; stops at the first that fails. */
export async function runFaults(
  world: World,
  { seed, from, to, recoveries, timed }: RunOptions,
): Promise<Count> {
  const coverage = new Coverage();
  const count = { passed: 0, failed: 0 };
  const startedAt = Date.now();
  // Dealt endings come by only when somebody sends them: a short run plays on until all have.
  const last = to - from > 1 ? to + (to - from) : to;
  const isOver = (number: number) =>
    number >= last || (number >= to && coverage.missing().endings.length === 0);
  let number = from;
  for (; !isOver(number) && count.failed === 0; number++) {
    const problems = await outcome(world, seed, number, coverage);
    count[problems.length === 0 ? 'passed' : 'failed']++;
    if (problems.length === 0) continue;
    say.problem(`History ${number} of seed ${seed}:\n${problems.join('\n')}`);
    say.plain(`Again: SEED=${seed} HISTORY=${number} make faults`);
  }
  const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
  say.plain(`\n${coverage.tables()}\n${number - from} histories in ${minutes} minutes.`);
  if (count.failed === 0 && to - from > 1)
    count[covers(coverage, to - from) ? 'passed' : 'failed']++;
  if (count.failed > 0 || recoveries === 0) return count;
  for (const recovery of await measureRecoveries(world, recoveries)) {
    tell(recovery);
    count[timed && isTooSlow(recovery) ? 'failed' : 'passed']++;
  }
  return count;
}

async function outcome(
  world: World,
  seed: number,
  number: number,
  coverage: Coverage,
): Promise<string[]> {
  const startedAt = Date.now();
  const plan = planOf(seed, number, { known: faults.length, each: faultsEach });
  try {
    const problems = await play(world, plan, coverage);
    const names = plan.faults.map((place) => `${faults[place]?.kind}, ${faults[place]?.step}`);
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    say.done(`History ${number} ${say.faint(`${seconds} s: ${names.join('; ')}`)}`);
    return problems;
  } catch (error) {
    return [`${(error as Error).stack}`];
  }
}

/** A run has to meet every ending, and a long one every fault. */
function covers(coverage: Coverage, histories: number): boolean {
  const { endings, faults } = coverage.missing();
  if (endings.length > 0) say.problem(`Endings never met: ${endings.join(', ')}`);
  if (faults.length > 0) say.plain(`Faults never met: ${faults.join('; ')}`);
  return endings.length === 0 && (faults.length === 0 || histories < enough);
}

function tell(recovery: Recovery): void {
  const sorted = [...recovery.tries].sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)];
  const line = `${recovery.name}: half within ${median} ms, all within ${sorted.at(-1)} ms (${sorted.length} tries)`;
  if (isTooSlow(recovery)) say.problem(line);
  else say.done(line);
}
