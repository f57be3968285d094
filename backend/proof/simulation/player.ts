import pg from 'pg';
import { apiOrigin, Gateway } from './boundary/gateway.js';
import { Jobs } from './boundary/jobs.js';
import { Network } from './boundary/network.js';
import { loadAudit } from './checks/product-audit.js';
import { Locks } from './database/locks.js';
import { Server } from './database/server.js';
import { playHistory, type Stage } from './history.js';
import { install } from './install.js';
import type { Request } from './plan.js';
import { Programs } from './programs/boot.js';
import { Rounds } from './programs/rounds.js';
import { World } from './world.js';

/**
 * Plays the histories that its parent asks for by messages, one after the other.
 */
const { DATABASE_URL = '', GUARDS_ARE_OFF, TRACE } = process.env;

async function createStage(): Promise<Stage> {
  const { Client } = pg;
  // Circles of waiting transactions are found by the simulation, at once and in a certain order.
  const options = '-c deadlock_timeout=1h -c plan_cache_mode=force_generic_plan -c jit=off';
  const server = await Server.connect(
    () => new Client({ connectionString: DATABASE_URL, options }),
  );
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
      programs.server.inject({
        method: method as 'POST',
        url: url.pathname,
        headers,
        payload: body,
      }),
    );
    return { status: response.statusCode, body: response.body };
  });
  return {
    world,
    server,
    gateway,
    jobs,
    programs,
    rounds,
    audit: await loadAudit(server, GUARDS_ARE_OFF === '1'),
  };
}

const stage = await createStage();
process.on('message', (request: Request) => {
  playHistory(stage, request).then(
    (played) => process.send?.(played),
    (error: Error) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.send?.('ready');
