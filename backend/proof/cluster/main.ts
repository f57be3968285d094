import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';
import { buildBackend, generateClient } from '../../tooling/build.js';
import { withSupervisor } from '../../tooling/ephemeral.js';
import { log } from '../../tooling/log.js';
import { freePort, listening } from '../../tooling/ports.js';
import { program } from '../../tooling/program.js';
import { runSteps } from '../../tooling/steps.js';
import type { Supervisor } from '../../tooling/supervisor.js';
import { testRun } from '../../tooling/test-run.js';
import { Database } from '../processes/database.js';
import { Journey } from './journey.js';
import {
  apis,
  type Machines,
  redisNodes,
  startMachines,
  startProgram,
  workers,
} from './machines.js';
import { buildPreviousVersion } from './previous-version.js';

const workerStartMs = 6_000;

/**
 * `make cluster`: the product on the servers that several machines would have, on this one. Members go through their
 * journey, each program and server is killed in turn, the standby takes the place of its primary, and the books are audited.
 */
await program(() =>
  testRun(async () => {
    await runSteps([generateClient, buildBackend]);
    return withSupervisor('cluster', { alwaysRestart: true }, async (supervisor, folder) =>
      run(supervisor, folder, await startMachines(supervisor, folder)),
    );
  }),
);

async function run(supervisor: Supervisor, folder: string, machines: Machines): Promise<number> {
  const { origin, postgres } = machines;
  let database = new Database(postgres.directUrl);
  const journey = await Journey.begin(origin, database);
  await journey.walk();
  log.done('The journey, through the proxy');
  log.line(`A top-up, undisturbed: ${await journey.topUp()} ms`);
  await besidePreviousVersion(supervisor, path.join(folder, 'previous'), machines, journey);
  const others = ['pgbouncer', 's3', 'proxy', 'standby', 'gateway'];
  for (const name of [...apis, ...workers, ...redisNodes, ...others]) {
    await allAreBack(machines);
    await supervisor.signal(name, 'SIGKILL');
    // What no gateway took has failed for certain, and its member may try again.
    if (name === 'gateway')
      await listening(Number(new URL(machines.env.GATEWAY_PAY_URL ?? '').port));
    log.line(`${name} killed: a top-up is decided after ${await journey.topUp()} ms`);
  }
  await journey.walk();
  await standbyIsBack(database);
  const unanswered = journey.topUp();
  const beganAt = performance.now();
  await database.end();
  await postgres.failOver();
  database = new Database(postgres.directUrl);
  await unanswered;
  log.line(
    `Primary lost, standby promoted: decided after ${Math.round(performance.now() - beganAt)} ms`,
  );
  await journey.walk();
  log.done('The journey again');
  const lost = await database.rows<{ id: string }>(
    `select id from unnest($1::uuid[]) as told (id)
     where not exists (select from payments p where p.id = told.id and p.status = 'succeeded')`,
    [journey.acknowledged],
  );
  await database.end();
  log.line(`${journey.acknowledged.length} acknowledged top-ups, ${lost.length} lost`);
  await sleep(1_000);
  const env = {
    ...machines.env,
    DATABASE_URL: postgres.url,
    DATABASE_DIRECT_URL: postgres.directUrl,
  };
  const audit = await execa(process.execPath, ['dist/audit.js'], { env, reject: false, all: true });
  const broken = audit.all.split('\n').filter((line) => !line.startsWith('✓'));
  log.line(broken.join('\n').trim());
  return lost.length === 0 && audit.exitCode === 0 ? 0 : 1;
}

/** The journey by an api of the release before, by a new one, and by both in turn, on the migrated database. */
async function besidePreviousVersion(
  supervisor: Supervisor,
  folder: string,
  { env, apiPorts, sendTo }: Machines,
  journey: Journey,
): Promise<void> {
  const previous = await buildPreviousVersion(folder);
  if (!previous) return log.line('No version before the newest migration is known here');
  const port = await freePort();
  startProgram(supervisor, 'api-before', 'dist/main.js', { ...env, PORT: `${port}` }, previous);
  await listening(port);
  await journey.walk(`http://127.0.0.1:${port}`);
  await sendTo([port, apiPorts[0] ?? port]);
  await journey.walk();
  await journey.walk();
  await sendTo(apiPorts);
  log.done('The journey by an api from before the newest migration, alone and beside a new one');
}

/** What was killed before is there again: one is lost at a time. */
async function allAreBack({ apiPorts }: Machines): Promise<void> {
  for (const port of apiPorts) {
    const isReady = () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isReady())) await sleep(200);
  }
  // Workers say nothing of themselves.
  await sleep(workerStartMs);
}

/** A primary waits for its standby: both are to be there when it is lost. */
async function standbyIsBack(database: Database): Promise<void> {
  for (;;) {
    const rows = await database.rows(`select from pg_stat_replication where sync_state = 'sync'`);
    if (rows.length > 0) return;
    await sleep(100);
  }
}
