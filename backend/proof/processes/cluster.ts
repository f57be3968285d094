import path from 'node:path';
import { Redis } from 'ioredis';
import { migrate } from '../../tooling/data.js';
import { withSupervisor } from '../../tooling/ephemeral.js';
import { inSimulatedTime } from '../../tooling/in-simulated-time.js';
import { log } from '../../tooling/log.js';
import { freePort, listening } from '../../tooling/ports.js';
import { optionsOfProgram } from '../../tooling/product.js';
import { startGateway } from '../../tooling/provision/gateway.js';
import { startPostgres } from '../../tooling/provision/postgres.js';
import { startRedis } from '../../tooling/provision/redis.js';
import type { Program, Supervisor } from '../../tooling/supervisor.js';
import { environment } from '../workload/environment.js';
import { Clocks } from './clocks.js';
import { Database } from './database.js';
import { createFailpoints } from './failpoints.js';
import { Gateway } from './gateway.js';
import { startMailSink } from './mail-sink.js';
import { startSmsSink } from './sms-sink.js';

const workers = ['worker-1', 'worker-2'];
const apis = ['api-1', 'api-2'];
const gatewaySpeed = 20;

type Environment = Record<string, string>;

/** Two APIs, two workers and the services they use, each of which can be killed and is restarted. */
export interface Cluster {
  supervisor: Supervisor;
  database: Database;
  gateway: Gateway;
  clocks: Clocks;
  workers: readonly string[];
  programs: readonly string[];
  /** A connection of the test run to the product's Redis. */
  redis: Redis;
  /** How a program of the product is run from the build, by the clock of that name. */
  program(name: string, file: string): Pick<Program, 'command' | 'args'> & { env: Environment };
  /** Addresses of the APIs. */
  origins: readonly string[];
  ports: Record<'postgres' | 'redis', number>;
  /** Closes the connections of the test run. */
  close(): Promise<void>;
}

/** Runs `work` with a cluster, which is stopped after it. */
export async function withCluster<T>(work: (cluster: Cluster) => Promise<T>): Promise<T> {
  return withSupervisor('faults', { alwaysRestart: true }, async (supervisor, folder) => {
    log.step('PostgreSQL, Redis, gateway simulator, two APIs and two workers');
    const cluster = await startCluster(supervisor, folder);
    try {
      return await work(cluster);
    } finally {
      await cluster.close();
    }
  });
}

/** @param folder of the run: data, logs */
async function startCluster(supervisor: Supervisor, folder: string): Promise<Cluster> {
  const programs = [...apis, ...workers, 'audit'];
  const ports = { postgres: await freePort(), redis: await freePort() };
  const apiPorts = [await freePort(), await freePort()] as const;
  const url = await startPostgres(supervisor, { folder, port: ports.postgres, survives: 'kill' });
  const redisUrl = await startRedis(supervisor, { folder, port: ports.redis });
  const addresses = await startGateway(supervisor, {
    folder,
    product: apiPorts[0],
    port: await freePort(),
    speed: gatewaySpeed,
  });
  await migrate({ DATABASE_URL: url });
  const database = new Database(url);
  await createFailpoints(database);
  const gateway = new Gateway(new URL('/', addresses.GATEWAY_BOOK_URL).origin);
  const clocks = new Clocks(path.join(folder, 'clocks'), programs, gateway);

  const redis = new Redis(redisUrl, { maxRetriesPerRequest: null });
  redis.on('error', () => undefined);
  const env = {
    NODE_ENV: 'test',
    ...environment,
    REDIS_URL: redisUrl,
    SMTP_URL: `smtp://127.0.0.1:${await startMailSink()}`,
    SMS_URL: await startSmsSink(),
    STORAGE_URL: `file:${path.join(folder, 'files')}`,
    ...addresses,
  };
  const program: Cluster['program'] = (name, file) => ({
    command: process.execPath,
    args: [...optionsOfProgram, ...inSimulatedTime, file],
    env: {
      ...env,
      PORT: `${apiPorts[apis.indexOf(name)] ?? ''}`,
      // So that PostgreSQL knows which program a connection belongs to.
      DATABASE_URL: `${url}?application_name=${name}`,
      SIMULATED_TIME_FILE: clocks.fileOf(name),
    },
  });
  for (const name of [...apis, ...workers]) {
    const file = name.startsWith('api') ? 'dist/main.js' : 'dist/worker.js';
    supervisor.start({ name, ...program(name, file) });
  }
  await Promise.all(apiPorts.map(listening));
  return {
    supervisor,
    database,
    gateway,
    clocks,
    workers,
    programs,
    redis,
    program,
    origins: apiPorts.map((port) => `http://127.0.0.1:${port}`),
    ports,
    close: async () => {
      redis.disconnect();
      await database.end();
    },
  };
}
