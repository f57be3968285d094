import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.js';
import { type Failpoint, whileBlocking } from './failpoints.js';
import { type Fault, reachTimeoutMs, type TriggerCall } from './fault.js';
import { duringGatewayCall } from './kills.js';
import { until } from './until.js';

/** A program that is asked to stop finishes what it is at, and ends within so many ms. */
const stopTimeoutMs = 60_000;
/** Asked to stop, it has taken notice within so many ms. */
const noticeMs = 300;

/** Stops a program in the middle of a transaction, as a release does: it may finish it. */
export function stopAtFailpoint<Call extends string = TriggerCall>(
  role: 'worker' | 'api',
  failpoint: Failpoint,
  call: Call,
): Fault<Call> {
  return {
    kind: `${role} stopped`,
    step: failpoint,
    inject: async (cluster, trigger) => {
      const stopped = await whileBlocking(cluster.database, failpoint, async (blocked) => {
        const process = await blocked(role, reachTimeoutMs, trigger(call));
        return process && askToStop(cluster, process.program);
      });
      await stopped?.end();
      return stopped !== undefined;
    },
  };
}

/** Stops both workers, one of which waits for the answer to the call. */
export function stopDuringGatewayCall(path: '/pay' | '/payout', call: TriggerCall): Fault {
  return {
    kind: 'worker stopped',
    step: `during ${path}`,
    inject: async (cluster, trigger) => {
      const stopped: Stopped[] = [];
      // The fault before this one may have ended one of them a moment ago.
      const { supervisor, workers } = cluster;
      await until(async () => workers.every((name) => supervisor.isRunning(name)), reachTimeoutMs);
      const isReached = await duringGatewayCall(
        cluster,
        path,
        () => trigger(call),
        async () => {
          for (const name of workers) stopped.push(await askToStop(cluster, name));
        },
      );
      await Promise.all(stopped.map((program) => program.end()));
      return isReached;
    },
  };
}

interface Stopped {
  /** Waits for the end of the program. */
  end(): Promise<void>;
}

/** Resolves when the program has been asked, and is still at its work. */
async function askToStop({ supervisor }: Cluster, program: string): Promise<Stopped> {
  const exit = supervisor.exitOf(program);
  await supervisor.signal(program, 'SIGTERM');
  await sleep(noticeMs);
  return {
    end: async () => {
      const how = await Promise.race([exit, sleep(stopTimeoutMs, 'not at all', { ref: false })]);
      if (how !== 'SIGTERM' && how !== 'code 0') {
        throw new Error(`${program} was asked to stop and ended: ${how}`);
      }
    },
  };
}
