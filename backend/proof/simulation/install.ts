import { BullModule } from '@nestjs/bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';
import { type Jobs, simulatedQueues } from './boundary/jobs.js';
import type { Network } from './boundary/network.js';
import { replaceRandomness } from './boundary/randomness.js';
import { replaceTime } from './boundary/time.js';
import { simulatedPool } from './database/pool.js';
import { countImmediates } from './rest.js';
import type { World } from './world.js';

/** Replaces all that the product reaches the outside by. To be called before its first import. */
export function install(world: World, network: Network, jobs: Jobs): void {
  replaceTime(world.timeline, () => world.isStarting);
  replaceRandomness(() => world.randomness);
  countImmediates();
  globalThis.fetch = network.fetch.bind(network) as typeof fetch;
  Object.assign(pg, { Pool: simulatedPool(world) });
  const { SimulatedQueue, SimulatedWorker } = simulatedQueues(jobs);
  BullModule.queueClass = SimulatedQueue as never;
  BullModule.workerClass = SimulatedWorker as never;
  // There is no Redis: its clients stay as they are before they connect.
  Redis.prototype.connect = () => new Promise(() => undefined);
}
