import { randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildBackend, generateClient } from '../../tooling/build.js';
import { log } from '../../tooling/log.js';
import { program } from '../../tooling/program.js';
import { runSteps } from '../../tooling/steps.js';
import { testRun } from '../../tooling/test-run.js';
import { wholeNumber } from '../../tooling/whole-number.js';
import { withCluster } from './cluster.js';
import type { RunOptions } from './run.js';

/** The seed of the short run, so that `make test` gives the same result for the same code. */
const shortSeed = 11;

/**
 * `make faults`: runs the histories of SEED (HISTORIES of them, or the one numbered HISTORY).
 * `--short` is the run of `make test`; `--report` names a file for the number of passes and failures.
 */
await program(() => testRun(main));

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { short: { type: 'boolean' }, report: { type: 'string' } },
  });
  const options = values.short ? shortRun() : requestedRun();
  log.line(`SEED=${options.seed}`);
  await runSteps([generateClient, buildBackend]);
  // Loaded now, since it needs the client of the database, which a fresh clone does not have.
  const { runFaults } = await import('./run.js');
  const count = await withCluster((cluster) => runFaults(cluster, options));
  if (values.report) writeFileSync(values.report, JSON.stringify(count));
  log.line(`\n${count.passed} passed, ${count.failed} failed`);
  return count.failed > 0 ? 1 : 0;
}

function shortRun(): RunOptions {
  return {
    seed: wholeNumber('SEED') ?? shortSeed,
    from: 0,
    to: 1,
    recoveries: 0,
    isShort: true,
  };
}

function requestedRun(): RunOptions {
  const seed = wholeNumber('SEED') ?? randomInt(2 ** 31);
  const from = wholeNumber('HISTORY');
  if (from !== undefined) {
    return { seed, from, to: from + 1, recoveries: 0, isShort: false };
  }
  const to = wholeNumber('HISTORIES') ?? 20;
  return { seed, from: 0, to, recoveries: 5, isShort: false };
}
