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

export function killAtFailpoint(
  role: 'worker' | 'api',
  failpoint: Failpoint,
  call: TriggerCall,
): Fault {
  return {
    kind: `${role} killed`,
    step: failpoint,
    inject: async ({ database, supervisor, clocks, gateway }, trigger, disconnect) => {
      // Before the failpoint blocks: the gateway delivers held callbacks one after the other.
      if (call === 'pay with callback') await gateway.control(normalDelivery);
      return whileBlocking(database, failpoint, async (blocked) => {
        trigger(call);
        const process = await blocked(role, reachTimeoutMs);
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
    inject: async (cluster, trigger) => {
      trigger(call);
      if (path === '/status') await untilSubmitted(cluster);
      const isWaiting = await holdReplies(cluster, path);
      if (isWaiting) await killAllWorkers(cluster);
      await cluster.gateway.control({ holdReplies: false });
      return isWaiting;
    },
  };
}

/** @returns whether a call of `path` waits for its answer, which the gateway holds back */
async function holdReplies({ gateway }: Cluster, path: string): Promise<boolean> {
  await gateway.control({ holdReplies: true });
  return until(async () => (await gateway.control({})).includes(path), reachTimeoutMs);
}

/** So that the next call of the worker is one of the status, not the charge. */
async function untilSubmitted({ database }: Cluster): Promise<void> {
  await until(async () => {
    const submitted = `select from payments where status in ('pending', 'unknown')`;
    return (await database.rows(submitted)).length > 0;
  }, reachTimeoutMs);
}

export async function killAllWorkers({ supervisor, workers }: Cluster): Promise<boolean> {
  await Promise.all(workers.map((name) => supervisor.signal(name, 'SIGKILL')));
  return true;
}

export async function kill({ supervisor }: Cluster, name: string): Promise<boolean> {
  await supervisor.signal(name, 'SIGKILL');
  return true;
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
