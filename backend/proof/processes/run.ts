import { minuteMs } from '../../src/kernel/duration.js';
import { dim, log } from '../../tooling/log.js';
import type { Count } from '../../tooling/results.js';
import { countSteps, lineOfSteps } from '../model/steps.js';
import { Told } from '../model/told.js';
import type { Cluster } from './cluster.js';
import { Coverage } from './coverage.js';
import { faults } from './faults.js';
import { runHistory } from './history.js';
import { type Plan, planHistory } from './plan.js';
import { isTooSlow, measureRecoveries, type Recovery } from './recovery.js';

/** How many faults there are, and how many of them a history has. */
const shares = { count: faults.length, perHistory: 3 };
/** Histories after which every fault, and every delivery of callbacks, has been dealt. */
const historiesForAllFaults = Math.ceil(shares.count / shares.perHistory);

/** Of what is wrong with a history so many characters are said again in the summary of a test run. */
const shownCharacters = 600;

export interface RunOptions {
  seed: number;
  /** Numbers of the histories: the first, and the one after the last. */
  from: number;
  to: number;
  /** How often each recovery is measured. */
  recoveries: number;
  /** Of `make test`: it need not meet every behaviour of the gateway. */
  isShort: boolean;
}

/** Runs the histories of a seed, then measures recoveries; stops at the first history that fails. */
export async function runFaults(
  cluster: Cluster,
  { seed, from, to, recoveries, isShort }: RunOptions,
): Promise<Count> {
  const coverage = new Coverage();
  const told = new Told();
  const count = { passed: 0, failed: 0, failures: [] as string[] };
  const startedAt = Date.now();
  // A refused call never reaches the gateway: a run goes on until every behaviour was met.
  const last = to - from > 1 ? to + (to - from) : to;
  const isFinished = (number: number) =>
    number >= last || (number >= to && (isShort || coverage.missing().endings.length === 0));
  let number = from;
  for (; !isFinished(number) && count.failed === 0; number++) {
    const problems = await problemsOf(cluster, planHistory(seed, number, shares), coverage, told);
    count[problems.length === 0 ? 'passed' : 'failed']++;
    if (problems.length === 0) continue;
    log.problem(`History ${number} of seed ${seed}:\n${problems.join('\n')}`);
    const again = `SEED=${seed} HISTORY=${number} make faults`;
    log.line(`To repeat it: ${again}`);
    count.failures.push(`${again}: ${problems.join(' ').slice(0, shownCharacters)}`);
  }
  const minutes = ((Date.now() - startedAt) / minuteMs).toFixed(1);
  log.line(`\n${coverage.tables()}\n${number - from} histories in ${minutes} minutes.`);
  // What failed may have left a service stopped, and is told all the same.
  if (count.failed > 0) return count;
  log.line(lineOfSteps(await countSteps(cluster.database.rows.bind(cluster.database))));
  if (to - from > 1 && !isShort) {
    count[isComplete(coverage, number - from) ? 'passed' : 'failed']++;
  }
  if (count.failed > 0 || recoveries === 0) return count;
  for (const recovery of await measureRecoveries(cluster, recoveries, told)) {
    printRecovery(recovery);
    count[isTooSlow(recovery) ? 'failed' : 'passed']++;
  }
  return count;
}

async function problemsOf(
  cluster: Cluster,
  plan: Plan,
  coverage: Coverage,
  told: Told,
): Promise<string[]> {
  const startedAt = Date.now();
  try {
    const problems = await runHistory(cluster, plan, coverage, told);
    const names = plan.faults.map((index) => `${faults[index]?.kind}, ${faults[index]?.step}`);
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    log.done(`History ${plan.number} ${dim(`${seconds} s: ${names.join('; ')}`)}`);
    return problems;
  } catch (error) {
    return [`${(error as Error).stack}`];
  }
}

/** A run has to meet every behaviour of the gateway, and one that dealt every fault has to see it strike. */
function isComplete(coverage: Coverage, histories: number): boolean {
  const { endings, faults } = coverage.missing();
  if (endings.length > 0) log.problem(`Numbers never used, by their ending: ${endings.join(', ')}`);
  if (histories < historiesForAllFaults) return endings.length === 0;
  if (faults.length > 0) log.problem(`Faults that never struck: ${faults.join('; ')}`);
  return endings.length === 0 && faults.length === 0;
}

function printRecovery(recovery: Recovery): void {
  const sorted = [...recovery.timesMs].sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)];
  const line = `${recovery.name}: median ${median} ms, maximum ${sorted.at(-1)} ms (of ${sorted.length})`;
  if (isTooSlow(recovery)) log.problem(line);
  else log.done(line);
}
