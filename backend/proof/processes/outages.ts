import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.js';
import { whileBlocking } from './failpoints.js';
import { type Fault, reachTimeoutMs, type Trigger } from './fault.js';
import { duringGatewayCall } from './kills.js';
import { until } from './until.js';

/** What the other outages strike is a payment whose worker waits for the answer to its charge. */
function duringCharge(
  kind: string,
  strike: (cluster: Cluster, trigger: Trigger) => Promise<void>,
): Fault {
  const inject: Fault['inject'] = (cluster, trigger) =>
    duringGatewayCall(
      cluster,
      '/pay',
      () => trigger('pay'),
      () => strike(cluster, trigger),
    );
  return { kind, step: 'during /pay', inject };
}

const kill = ({ supervisor }: Cluster, name: string) => supervisor.signal(name, 'SIGKILL');

export const killPostgresDuringCharge = duringCharge('PostgreSQL killed', (cluster) =>
  kill(cluster, 'postgres'),
);

/** Redis accepts connections and never answers. */
export const pauseRedis = duringCharge('Redis paused', async ({ supervisor }, trigger) => {
  await supervisor.signal('redis', 'SIGSTOP');
  trigger('pay');
  await sleep(2_000);
  await supervisor.signal('redis', 'SIGCONT');
});

export function advanceClocks(step: string, ms: number): Fault {
  const fault = duringCharge('clocks advanced', ({ clocks }) => clocks.advance(ms));
  return { ...fault, step: `${step} during /pay` };
}

/** Redis loses a job that no worker has taken: both are paused until then. */
export function loseJob(kind: string, strike: (cluster: Cluster) => Promise<unknown>): Fault {
  return {
    kind,
    step: 'while a job waits',
    inject: async (cluster, trigger) => {
      const { supervisor, workers, redis } = cluster;
      const signal = (name: NodeJS.Signals) =>
        Promise.all(workers.map((worker) => supervisor.signal(worker, name)));
      await signal('SIGSTOP');
      try {
        trigger('pay');
        const isWaiting = await until(
          async () => (await redis.llen('{loka}:payments:wait')) > 0,
          reachTimeoutMs,
        );
        if (isWaiting) await strike(cluster);
        return isWaiting;
      } finally {
        await signal('SIGCONT');
      }
    },
  };
}

export const killRedis = loseJob('Redis killed', (cluster) => kill(cluster, 'redis'));
export const flushRedis = loseJob('Redis flushed', ({ redis }) => redis.flushall());

export async function killPostgresDuringDecision(
  cluster: Cluster,
  trigger: Trigger,
): Promise<boolean> {
  return whileBlocking(cluster.database, 'recording the decision', async (blocked) => {
    trigger('pay');
    const process = await blocked('worker', reachTimeoutMs);
    if (process) await kill(cluster, 'postgres');
    return process !== undefined;
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
