import { setTimeout as sleep } from 'node:timers/promises';
import { type Bait, type BaitAct, type Fault, openRoad, patienceMs, silenceMs } from './fault.js';
import { type Gate, whileClosed } from './gates.js';
import { until } from './until.js';
import type { World } from './world.js';

export function killedAt(role: 'worker' | 'api', gate: Gate, act: BaitAct): Fault {
  return {
    kind: `${role} killed`,
    step: gate,
    strike: async ({ database, supervisor, clocks, gateway }, bait, noticed) => {
      // Before the gate is closed: the gateway sends the callbacks it held, one after the other.
      if (act === 'pay and be called back') await gateway.control(openRoad);
      return whileClosed(database, gate, async (arrival) => {
        bait(act);
        const who = await arrival(role, patienceMs);
        if (!who) return false;
        await supervisor.signal(who.program, 'SIGKILL');
        // Otherwise the server finishes the statement, a commit included, with nobody to tell.
        if (noticed) await database.rows('select pg_terminate_backend($1)', [who.pid]);
        // So that nobody waits for the silence of the dead to be long enough.
        await clocks.advance(silenceMs);
        return true;
      });
    },
  };
}

/** Whoever made the call that is under way dies with it, so both workers do. */
export function killedInCall(call: '/pay' | '/payout' | '/status', act: BaitAct): Fault {
  return {
    kind: 'worker killed',
    step: `in ${call}`,
    strike: async (world, bait) => {
      bait(act);
      if (call === '/status') await untilSent(world);
      const inCall = await whileReplies(world, call);
      if (inCall) await killWorkers(world);
      await world.gateway.control({ holdReplies: false });
      return inCall;
    },
  };
}

async function whileReplies({ gateway }: World, call: string): Promise<boolean> {
  await gateway.control({ holdReplies: true });
  return until(async () => (await gateway.control({})).includes(call), patienceMs);
}

/** So that the next call under way is a question, not the charge. */
async function untilSent({ database }: World): Promise<void> {
  await until(async () => {
    const sent = `select from payments where status in ('pending', 'unknown')`;
    return (await database.rows(sent)).length > 0;
  }, patienceMs);
}

export async function killWorkers({ supervisor, workers }: World): Promise<boolean> {
  await Promise.all(workers.map((name) => supervisor.signal(name, 'SIGKILL')));
  return true;
}

export async function kill({ supervisor }: World, name: string): Promise<boolean> {
  await supervisor.signal(name, 'SIGKILL');
  return true;
}

/** It goes on later with what it believes to be its own, while the other worker has taken over. */
export async function sleepPastLease(world: World, bait: Bait): Promise<boolean> {
  const { supervisor, database, clocks } = world;
  return whileClosed(database, 'noting that it sends', async (arrival) => {
    bait('pay');
    const who = await arrival('worker', patienceMs);
    if (!who) return false;
    await supervisor.signal(who.program, 'SIGSTOP');
    await clocks.advance(silenceMs);
    await sleep(1_500);
    await supervisor.signal(who.program, 'SIGCONT');
    return true;
  });
}
