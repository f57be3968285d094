import pg from 'pg';
import { Gateway, apiOrigin } from './boundary/gateway.js';
import { Jobs } from './boundary/jobs.js';
import { Network } from './boundary/network.js';
import { loadAudit } from './checks/product-audit.js';
import { Locks } from './database/locks.js';
import { Server } from './database/server.js';
import { RandomFaults } from './faults.js';
import { playHistory, type Stage } from './history.js';
import { install } from './install.js';
import { planHistory } from './plan.js';
import { Programs } from './programs/boot.js';
import { Rounds } from './programs/rounds.js';
import { World } from './world.js';

const { DATABASE_URL = '', TRACE } = process.env;

async function createStage(): Promise<Stage> {
  const { Client } = pg;
  // Circles of waiting transactions are found by the simulation, at once and in a certain order.
  const options = '-c deadlock_timeout=1h';
  const server = await Server.connect(() => new Client({ connectionString: DATABASE_URL, options }));
  const world = new World(server, new Locks(server), TRACE === '1');
  const network = new Network(world);
  const jobs = new Jobs(world);
  const gateway = new Gateway(network);
  install(world, network, jobs);
  const rounds = new Rounds(world, server);
  const programs = new Programs(world, rounds);
  await programs.load();
  network.serve(apiOrigin, async ({ url, method, headers, body }) => {
    if (!programs.api.life.alive) return undefined;
    const response = await programs.api.enter(() =>
      programs.server.inject({ method: method as 'POST', url: url.pathname, headers, payload: body }),
    );
    return { status: response.statusCode, body: response.body };
  });
  return { world, server, gateway, jobs, programs, rounds, audit: await loadAudit(server) };
}

const [seed = 1, from = 0, to = 1] = process.argv.slice(2).map(Number);
const stage = await createStage();
for (let number = from; number < to; number++) {
  const started = process.hrtime.bigint();
  const cpu = process.cpuUsage();
  const played = await playHistory(stage, planHistory(seed, number), (chance) => new RandomFaults(chance));
  const used = process.cpuUsage(cpu);
  console.log(JSON.stringify(played), Number(process.hrtime.bigint() - started) / 1e6, (used.user + used.system) / 1e3);
}
process.exit();
