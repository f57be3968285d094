import { Failure } from '../tooling/failure.js';
import { findLeftovers } from '../tooling/leftovers.js';
import { bold, log } from '../tooling/log.js';
import { type Count, printSummary, type Result } from '../tooling/results.js';
import { testRun } from '../tooling/test-run.js';

export interface Suite {
  name: string;
  run(): Promise<Count>;
  /** Runs at the same time as the one before it: neither keeps the processors busy by itself. */
  isBeside?: boolean;
}

/**
 * Runs suites one after the other, some of them side by side, then checks that they have left nothing.
 *
 * @returns the exit code
 */
export async function runSuites(suites: Suite[]): Promise<number> {
  return testRun(async () => {
    const results: Result[] = [];
    for (const group of groupsOf([...suites, { name: 'leftovers', run: leftovers }])) {
      log.line(`\n${bold(group.map(({ name }) => name).join(', '))}`);
      results.push(...(await Promise.all(group.map(timed))));
    }
    const { passed, failed } = printSummary(results);
    return failed > 0 || passed === 0 ? 1 : 0;
  });
}

function groupsOf(suites: Suite[]): Suite[][] {
  const groups: Suite[][] = [];
  for (const suite of suites) {
    if (suite.isBeside && groups.length > 0) groups.at(-1)?.push(suite);
    else groups.push([suite]);
  }
  return groups;
}

/** A suite that cannot even run is one failure, and the next ones still run. */
async function timed(suite: Suite): Promise<Result> {
  const startedAt = Date.now();
  const count = await suite.run().catch((error: Error) => {
    log.problem(error instanceof Failure ? error.message : `${error.stack}`);
    return { passed: 0, failed: 1, failures: [`${suite.name}: ${error.message}`] };
  });
  return { name: suite.name, ...count, seconds: (Date.now() - startedAt) / 1000 };
}

async function leftovers(): Promise<Count> {
  const left = await findLeftovers();
  for (const line of left) log.problem(`Left behind: ${line}`);
  return left.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
