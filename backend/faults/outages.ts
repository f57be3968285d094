import { setTimeout as sleep } from 'node:timers/promises';
import { type Bait, patienceMs } from './fault.js';
import { whileClosed } from './gates.js';
import { kill } from './kills.js';
import { until } from './until.js';
import type { World } from './world.js';

/** It accepts connections and never answers. */
export async function silenceRedis({ supervisor }: World, bait: Bait): Promise<boolean> {
  await supervisor.signal('redis', 'SIGSTOP');
  bait('pay');
  await sleep(2_000);
  await supervisor.signal('redis', 'SIGCONT');
  return true;
}

export async function flushRedis({ redis }: World): Promise<boolean> {
  await redis.flushall();
  return true;
}

export async function killPostgresDeciding(world: World, bait: Bait): Promise<boolean> {
  return whileClosed(world.database, 'deciding', async (arrival) => {
    bait('pay');
    if (!(await arrival('worker', patienceMs))) return false;
    return kill(world, 'postgres');
  });
}

/** The request has arrived and is lost: never a charge, and our side cannot know. */
export async function killGatewayUnread(world: World, bait: Bait): Promise<boolean> {
  const { supervisor, database } = world;
  await supervisor.signal('gateway', 'SIGSTOP');
  bait('pay');
  const sending = await until(async () => {
    const { length } = await database.rows(`select from payments where status = 'submitting'`);
    return length > 0;
  }, patienceMs);
  await sleep(100);
  await kill(world, 'gateway');
  return sending;
}

export async function jump({ clocks }: World, ms: number): Promise<boolean> {
  await clocks.advance(ms);
  return true;
}
