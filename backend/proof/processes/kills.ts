import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.js';
import { type Failpoint, whileBlocking } from './failpoints.js';
import {
  type Fault,
  leaseOverMs,
  normalDelivery,
  reachTimeoutMs,
  type Trigger,
  type TriggerCall,
} from './fault.js';
import { until } from './until.js';

export function killAtFailpoint<Call extends string = TriggerCall>(
  role: 'worker' | 'api',
  failpoint: Failpoint,
  call: Call,
): Fault<Call> {
  return {
    kind: `${role} killed`,
    step: failpoint,
    inject: async ({ database, supervisor, clocks, gateway }, trigger, disconnect) => {
      // Before the failpoint blocks: the gateway delivers held callbacks one after the other.
      if (call === 'pay with callback') await gateway.control(normalDelivery);
      return whileBlocking(database, failpoint, async (blocked) => {
        const process = await blocked(role, reachTimeoutMs, trigger(call));
        if (!process) return false;
        await supervisor.signal(process.program, 'SIGKILL');
        // Otherwise the server completes the statement, a commit included, without a client.
        if (disconnect) await database.rows('select pg_terminate_backend($1)', [process.pid]);
        // So that nothing waits in real time for the killed program's lease to end.
        await clocks.advance(leaseOverMs);
        return true;
      });
    },
  };
}

/** Kills both workers, one of which is making the call. */
export function killDuringGatewayCall(
  path: '/pay' | '/payout' | '/status',
  call: TriggerCall,
): Fault {
  return {
    kind: 'worker killed',
    step: `during ${path}`,
    inject: (cluster, trigger) =>
      duringGatewayCall(
        cluster,
        path,
        () => trigger(call),
        () => killWorkers(cluster),
      ),
  };
}

/**
 * Strikes while a worker waits for the answer to a gateway call, which comes only afterwards.
 *
 * @returns whether a worker made the call in time
 */
export async function duringGatewayCall(
  cluster: Cluster,
  path: '/pay' | '/payout' | '/status',
  trigger: () => void,
  strike: () => Promise<void>,
): Promise<boolean> {
  const { gateway } = cluster;
  // So that the next call of the worker is one of the status, not the charge.
  if (path === '/status') {
    trigger();
    await isSubmitted(cluster);
  }
  await gateway.control({ holdReplies: true });
  try {
    if (path !== '/status') trigger();
    const isWaiting = await until(
      async () => (await gateway.control({})).heldReplies.includes(path),
      reachTimeoutMs,
    );
    if (isWaiting) await strike();
    return isWaiting;
  } finally {
    await gateway.control({ holdReplies: false });
  }
}

/** Between two steps of a payment: the gateway has it, and the next check is to come. */
export async function killBetweenSteps(cluster: Cluster, trigger: Trigger): Promise<boolean> {
  trigger('pay');
  const isSubmittedInTime = await isSubmitted(cluster);
  if (isSubmittedInTime) await killWorkers(cluster);
  return isSubmittedInTime;
}

/** Whether a payment waits for its next check in time. */
function isSubmitted({ database, clocks }: Cluster): Promise<boolean> {
  return until(async () => {
    const submitted = await database.rows(
      `select from payments where status in ('pending', 'unknown') and next_check_at > $1`,
      [clocks.now()],
    );
    return submitted.length > 0;
  }, reachTimeoutMs);
}

async function killWorkers({ supervisor, workers }: Cluster): Promise<void> {
  await Promise.all(workers.map((name) => supervisor.signal(name, 'SIGKILL')));
}

/** A worker goes on after its lease has ended and the other worker has taken the payment over. */
export async function pausePastLease(cluster: Cluster, trigger: Trigger): Promise<boolean> {
  const { supervisor, database, clocks } = cluster;
  return whileBlocking(database, 'recording the submission', async (blocked) => {
    trigger('pay');
    const process = await blocked('worker', reachTimeoutMs);
    if (!process) return false;
    await supervisor.signal(process.program, 'SIGSTOP');
    await clocks.advance(leaseOverMs);
    await sleep(1_500);
    await supervisor.signal(process.program, 'SIGCONT');
    return true;
  });
}
