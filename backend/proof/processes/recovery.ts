import { setTimeout as sleep } from 'node:timers/promises';
import { listening } from '../../tooling/ports.js';
import type { Told } from '../model/told.js';
import { Chance } from '../workload/chance.js';
import type { Renter } from '../workload/fixtures.js';
import { topUp } from '../workload/payments.js';
import { beginCalls } from '../workload/play.js';
import type { Cluster } from './cluster.js';
import { Coverage } from './coverage.js';
import { passTime } from './pass-time.js';
import { createStage } from './stage.js';
import { findProblems } from './verify.js';

/** The most that a recovery may take from the moment that what was lost is back, in ms. */
const budgetMs = 10_000;

interface Outage {
  name: string;
  /** Kills something while a payment is being processed; resolves when it is back. */
  cause(cluster: Cluster): Promise<void>;
}

const outages: readonly Outage[] = [
  {
    // Measured from the kill itself: another worker has to take over.
    name: 'worker killed during a gateway call',
    cause: async ({ supervisor, workers, gateway }) => {
      await Promise.all(workers.map((name) => supervisor.signal(name, 'SIGKILL')));
      await gateway.control({ holdReplies: false });
    },
  },
  {
    name: 'Redis killed, empty after its restart',
    cause: async ({ supervisor, gateway, ports }) => {
      await supervisor.signal('redis', 'SIGKILL');
      await gateway.control({ holdReplies: false });
      await listening(ports.redis);
    },
  },
  {
    name: 'PostgreSQL killed',
    cause: async ({ supervisor, gateway, database }) => {
      await supervisor.signal('postgres', 'SIGKILL');
      await gateway.control({ holdReplies: false });
      await database.available();
    },
  },
];

export interface Recovery {
  name: string;
  /** How long each recovery took. */
  timesMs: number[];
}

export function isTooSlow({ timesMs }: Recovery): boolean {
  return Math.max(...timesMs) >= budgetMs;
}

/**
 * Measures, in real time, how long it takes until a payment that was being processed is decided and a
 * new call that moves money is acknowledged.
 *
 * @throws Error when the books are wrong afterwards
 */
export async function measureRecoveries(
  cluster: Cluster,
  times: number,
  told: Told,
): Promise<Recovery[]> {
  const recoveries: Recovery[] = [];
  for (const { name, cause } of outages) {
    const timesMs: number[] = [];
    for (let left = times; left > 0; left--) timesMs.push(await measure(cluster, cause, told));
    recoveries.push({ name, timesMs });
  }
  return recoveries;
}

async function measure(cluster: Cluster, cause: Outage['cause'], told: Told): Promise<number> {
  const { gateway } = cluster;
  const { time, scene } = await createStage(cluster, told, new Chance('recovery'), new Coverage());
  const { calls } = beginCalls(scene);
  const [first, second] = scene.fixtures.renters as [Renter, Renter];

  await gateway.control({ holdReplies: true });
  // Succeeds without a callback.
  await topUp(calls, first, 1_000, '006');
  const id = told.payments.at(-1)?.id;
  while (!(await gateway.control({})).heldReplies.includes('/pay')) await sleep(20);
  await cause(cluster);
  const backAt = performance.now();
  await topUp(calls, second, 1_000);
  while (await isUndecided(cluster, id)) await sleep(20);
  const took = performance.now() - backAt;

  await passTime(cluster, time);
  const problems = await findProblems(cluster, told);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return Math.round(took);
}

async function isUndecided({ database }: Cluster, id: string | undefined): Promise<boolean> {
  const undecided = 'select from payments where id = $1 and decided_at is null';
  return (await database.rows(undecided, [id])).length > 0;
}
