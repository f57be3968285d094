import path from 'node:path';
import getPort from 'get-port';
import { Redis } from 'ioredis';
import { migrate } from '../dev/data.js';
import { listening } from '../dev/ports.js';
import { startGateway } from '../dev/provision/gateway.js';
import { startPostgres } from '../dev/provision/postgres.js';
import { startRedis } from '../dev/provision/redis.js';
import { Supervisor } from '../dev/supervise.js';
import { Clocks } from './clocks.js';
import { Database } from './database.js';
import { buildGates } from './gates.js';
import { Gateway } from './gateway.js';
import { startMailSink } from './mail-sink.js';

const workers = ['worker-1', 'worker-2'];
const apis = ['api-1', 'api-2'];
const gatewaySpeed = 20;

/** Two APIs, two workers and all they need, each of which can be killed and comes back. */
export interface World {
  supervisor: Supervisor;
  database: Database;
  gateway: Gateway;
  clocks: Clocks;
  workers: readonly string[];
  programs: readonly string[];
  /** A connection of ours to the product's Redis. */
  redis: Redis;
  /** What a program of the product has in its environment. */
  environment(program: string): Record<string, string>;
  /** Addresses of the APIs. */
  origins: readonly string[];
  /** Ports of what can be waited for. */
  ports: Record<'postgres' | 'redis', number>;
  /** Closes our own connections. */
  leave(): Promise<void>;
}

/** @param instance folder of the run: data, logs */
export async function startWorld(supervisor: Supervisor, instance: string): Promise<World> {
  const programs = [...apis, ...workers, 'audit'];
  const ports = { postgres: await getPort(), redis: await getPort() };
  const apiPorts = [await getPort(), await getPort()] as const;
  const url = await startPostgres(supervisor, { instance, port: ports.postgres, outlives: 'kill' });
  const redisUrl = await startRedis(supervisor, { instance, port: ports.redis });
  const addresses = await startGateway(supervisor, {
    instance,
    product: apiPorts[0],
    port: await getPort(),
    speed: gatewaySpeed,
  });
  await migrate({ DATABASE_URL: url });
  const database = new Database(url);
  await buildGates(database);
  const gateway = new Gateway(new URL('/', addresses.GATEWAY_BOOK_URL).origin);
  const clocks = new Clocks(path.join(instance, 'clocks'), programs, gateway);

  const redis = new Redis(redisUrl, { maxRetriesPerRequest: null });
  redis.on('error', () => undefined);
  const env = {
    NODE_ENV: 'test',
    REDIS_URL: redisUrl,
    SMTP_URL: `smtp://127.0.0.1:${await startMailSink()}`,
    STORAGE_URL: `file:${path.join(instance, 'files')}`,
    ...addresses,
  };
  const environment = (program: string) => ({
    ...env,
    PORT: `${apiPorts[apis.indexOf(program)] ?? ''}`,
    // So that a connection says whose it is.
    DATABASE_URL: `${url}?application_name=${program}`,
    CLOCK_SHIFT_FILE: clocks.fileOf(program),
  });
  for (const name of [...apis, ...workers]) {
    const file = name.startsWith('api') ? 'dist/main.js' : 'dist/worker.js';
    supervisor.start({
      name,
      command: process.execPath,
      args: ['--enable-source-maps', file],
      env: environment(name),
    });
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
    environment,
    origins: apiPorts.map((port) => `http://127.0.0.1:${port}`),
    ports,
    leave: async () => {
      redis.disconnect();
      await database.end();
    },
  };
}
