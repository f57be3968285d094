import { randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { buildBackend, generateClient } from '../../tooling/build.js';
import { withSupervisor } from '../../tooling/ephemeral.js';
import { log } from '../../tooling/log.js';
import { program } from '../../tooling/program.js';
import { runSteps } from '../../tooling/steps.js';
import { testRun } from '../../tooling/test-run.js';
import { wholeNumber } from '../../tooling/whole-number.js';
import { buildSimulation } from './build.js';
import { createDatabases } from './database/create.js';
import { playAimed } from './play-aimed.js';
import { playMany } from './play-many.js';
import { Player } from './players.js';
import { keepOnProcessor, serverProcessOf } from './processors.js';

/** The seed of the short run, so that `make test` gives the same result for the same code. */
const shortSeed = 9;
const shortHistories = 6;
/** On every machine as many, so that each plays the same histories there. */
const shortPlayers = 2;

/**
 * `make simulate`: plays HISTORIES histories of SEED, or the one numbered HISTORY; with AIMED=1 that
 * history once with a crash at each of its commits and calls. By PLAYERS processes, or as many as there
 * are processors. `--short` is the run of `make test`;
 * `--report` names a file for the number of passes and failures.
 */
await program(() => testRun(main));

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { short: { type: 'boolean' }, report: { type: 'string' } },
  });
  const seed = wholeNumber('SEED') ?? (values.short ? shortSeed : randomInt(2 ** 31));
  const histories = wholeNumber('HISTORIES') ?? (values.short ? shortHistories : 1_000);
  const history = wholeNumber('HISTORY');
  log.line(`SEED=${seed}`);
  await runSteps([generateClient, buildBackend, buildSimulation]);
  const most = wholeNumber('PLAYERS') || (values.short ? shortPlayers : availableParallelism());
  const processes = history === undefined || process.env.AIMED ? most : 1;
  const count = await withPlayers(processes, (players) => {
    const from = history ?? 0;
    if (process.env.AIMED) return playAimed(players, seed, from);
    return playMany(players, { seed, from, to: history === undefined ? histories : from + 1 });
  });
  if (values.report) writeFileSync(values.report, JSON.stringify(count));
  log.line(`\n${count.passed} passed, ${count.failed} failed`);
  return count.failed > 0 ? 1 : 0;
}

/**
 * Runs `work` with so many players, each on a processor of its own. Each has a PostgreSQL of its own too: what a
 * server clears away on a page depends on the transactions of all its databases, and with it the order of rows
 * that no statement asks for.
 */
async function withPlayers<T>(count: number, work: (players: Player[]) => Promise<T>): Promise<T> {
  let start: (players: Player[]) => void = () => undefined;
  const worked = new Promise<Player[]>((resolve) => {
    start = resolve;
  }).then(work);
  const players: Player[] = [];
  const names = Array.from({ length: count }, (_, index) => `simulation-${index + 1}`);
  await Promise.all(
    names.map((name, index) =>
      withSupervisor(name, {}, async (supervisor, folder) => {
        const [url = ''] = await createDatabases(supervisor, folder, 1);
        keepOnProcessor(index, await serverProcessOf(url));
        const player = new Player(url, folder, { processor: index });
        if (players.push(player) === count) start(players);
        await supervisor.until(worked).finally(() => player.stop());
      }),
    ),
  );
  return worked;
}
