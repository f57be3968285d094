import { removeOldRuns } from '../tooling/ephemeral.js';
import { Failure } from '../tooling/failure.js';
import { bold, log } from '../tooling/log.js';
import { program } from '../tooling/program.js';
import { printSummary, type Result } from '../tooling/results.js';
import { type Suite, suites } from './suites.js';

await program(async () => {
  removeOldRuns();
  const results: Result[] = [];
  for (const suite of selected(process.env.ONLY)) {
    log.line(`\n${bold(suite.name)}`);
    results.push(await timed(suite));
  }
  const { passed, failed } = printSummary(results);
  return failed > 0 || passed === 0 ? 1 : 0;
});

/** @param only comma-separated names of suites; the build precedes any of them */
function selected(only: string | undefined): Suite[] {
  if (!only) return suites;
  const wanted = only.split(',');
  const unknown = wanted.filter((name) => !suites.some((suite) => suite.name === name));
  if (unknown.length > 0) {
    const names = suites.map((suite) => suite.name).join(', ');
    throw new Failure(`ONLY=${unknown.join(',')}: there is only ${names}.`);
  }
  return suites.filter((suite) => suite.name === 'build' || wanted.includes(suite.name));
}

/** A suite that cannot even run is one failure, and the next ones still run. */
async function timed(suite: Suite): Promise<Result> {
  const startedAt = Date.now();
  const count = await suite.run().catch((error: Error) => {
    log.problem(error instanceof Failure ? error.message : `${error.stack}`);
    return { passed: 0, failed: 1 };
  });
  return { name: suite.name, ...count, seconds: (Date.now() - startedAt) / 1000 };
}
