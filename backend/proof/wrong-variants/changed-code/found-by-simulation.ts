import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildBackend, generateClient } from '../../../tooling/build.js';
import { withSupervisor } from '../../../tooling/ephemeral.js';
import { log } from '../../../tooling/log.js';
import { program } from '../../../tooling/program.js';
import type { Count } from '../../../tooling/results.js';
import { runSteps } from '../../../tooling/steps.js';
import { testFolder, testRun } from '../../../tooling/test-run.js';
import { buildSimulation } from '../../simulation/build.js';
import { connectTo, createDatabases, type Databases } from '../../simulation/database/create.js';
import type { Request } from '../../simulation/plan.js';
import { Player } from '../../simulation/players.js';
import { changesFor } from './catalogue.js';
import type { CodeChange } from './code-change.js';
import { copyWith } from './copy.js';

const seed = 3;
/** Within so many histories every change has to be found. */
const most = 60;

/**
 * `make planted`: shows that the simulation finds each of the changes that are planted into a copy
 * of the product: all, or those whose kind or name contains ONLY. `--report` names a file for the number of
 * those that are found and are not.
 */
await program(() => testRun(main));

async function main(): Promise<number> {
  const { ONLY = '' } = process.env;
  const { values } = parseArgs({ options: { report: { type: 'string' } } });
  await runSteps([generateClient, buildBackend, buildSimulation]);
  const all = changesFor('simulation', ONLY);
  const count = await withSupervisor('planted', {}, async (supervisor, folder) => {
    const databases = await createDatabases(supervisor, folder, all.length);
    const count = { passed: 0, failed: 0 };
    let next = 0;
    const work = async () => {
      for (let index = next++; index < all.length; index = next++) {
        const { title, change } = all[index] as (typeof all)[number];
        report(count, title, await find(change, index, databases));
      }
    };
    await supervisor.until(Promise.all(Array.from({ length: availableParallelism() }, work)));
    return count;
  });
  if (values.report) writeFileSync(values.report, JSON.stringify(count));
  log.line(`\n${count.passed} found, ${count.failed} not found`);
  return count.failed > 0 ? 1 : 0;
}

interface Found {
  history: number;
  problem: string;
}

function report(count: Count, title: string, found: Found | undefined): void {
  if (found) {
    count.passed++;
    log.done(`${title}: history ${found.history}, ${found.problem.slice(0, 110)}`);
  } else {
    count.failed++;
    log.problem(`${title}: not found in ${most} histories`);
  }
}

/** The histories for a change, in their order. */
function requestOf({ aim }: CodeChange, turn: number): Request {
  if (!aim) return { seed, number: turn, turn, faults: 'anywhere' };
  return { seed, number: 0, turn, faults: { ...aim, index: turn + 1 } };
}

/** Plays histories of the changed product until one fails. */
async function find(
  change: CodeChange,
  index: number,
  databases: Databases,
): Promise<Found | undefined> {
  const folder = testFolder(path.join('planted', `${index}`));
  const product = path.join(folder, 'product');
  copyWith(change, product);
  const url = databases[index] ?? '';
  const client = await connectTo(url);
  for (const statement of change.sql ?? []) await client.query(statement);
  await client.end();
  // That a guard is missing is no history's finding.
  const more = { PRODUCT_FOLDER: product, ...(change.sql && { GUARDS_ARE_OFF: '1' }) };
  const player = new Player(url, folder, { more });
  try {
    for (let number = 0; number < most; number++) {
      const played = await player.play(requestOf(change, number));
      const [problem] = played?.problems ?? [];
      if (problem) return { history: number, problem };
    }
    return undefined;
  } finally {
    player.stop();
  }
}
