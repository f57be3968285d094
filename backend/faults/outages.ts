import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.js';
import { whileBlocking } from './failpoints.js';
import { reachTimeoutMs, type Trigger } from './fault.js';
import { kill } from './kills.js';
import { until } from './until.js';

/** Redis accepts connections and never answers. */
export async function pauseRedis({ supervisor }: Cluster, trigger: Trigger): Promise<boolean> {
  await supervisor.signal('redis', 'SIGSTOP');
  trigger('pay');
  await sleep(2_000);
  await supervisor.signal('redis', 'SIGCONT');
  return true;
}

export async function flushRedis({ redis }: Cluster): Promise<boolean> {
  await redis.flushall();
  return true;
}

export async function killPostgresDuringDecision(
  cluster: Cluster,
  trigger: Trigger,
): Promise<boolean> {
  return whileBlocking(cluster.database, 'recording the decision', async (blocked) => {
    trigger('pay');
    if (!(await blocked('worker', reachTimeoutMs))) return false;
    return kill(cluster, 'postgres');
  });
}

/** The request has arrived and is lost: there is no charge, which our side cannot know. */
export async function killGatewayBeforeRequestIsRead(
  cluster: Cluster,
  trigger: Trigger,
): Promise<boolean> {
  const { supervisor, database } = cluster;
  await supervisor.signal('gateway', 'SIGSTOP');
  trigger('pay');
  const submitting = await until(async () => {
    const { length } = await database.rows(`select from payments where status = 'submitting'`);
    return length > 0;
  }, reachTimeoutMs);
  await sleep(100);
  await kill(cluster, 'gateway');
  return submitting;
}

export async function advanceClocks({ clocks }: Cluster, ms: number): Promise<boolean> {
  await clocks.advance(ms);
  return true;
}
