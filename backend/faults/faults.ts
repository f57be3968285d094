import { setTimeout as sleep } from 'node:timers/promises';
import { type Gate, whileClosed } from './gates.js';
import type { World } from './world.js';

/** Something that goes wrong, at a step of what is under way. */
export interface Fault {
  kind: string;
  step: string;
  /**
   * @param bait has somebody do what leads through that step
   * @param noticed whether PostgreSQL learns at once that a killed program is gone
   * @returns whether it struck where it should
   */
  strike(world: World, bait: Bait, noticed: boolean): Promise<boolean>;
}

/** What somebody does while a fault waits for it; `called back` is paying by a number that surely is. */
export type Bait = (act: 'pay' | 'pay and be called back' | 'withdraw') => void;

/** How long a fault waits for somebody to come by. */
const patienceMs = 8_000;
/** A lease is over by then, and so is the claim of a call whose server died. */
const silenceMs = 10_000;
const pollMs = 20;

/** Every callback arrives, once. */
export const openRoad = {
  dropCallbacks: false,
  duplicateCallbacks: 1,
  holdCallbacks: false,
} as const;

/** Of a worker: each step of a payment, in their order. */
const stepsOfWorker: readonly Gate[] = [
  'taking the step',
  'noting that it sends',
  'noting the answer',
  'moving the money',
  'deciding',
  'committing the decision',
];

/** Of the API: each step of the calls that begin a payment, or tell of one. */
const stepsOfApi: readonly [Gate, Parameters<Bait>[0]][] = [
  ['taking a key', 'pay'],
  ['opening a payment', 'pay'],
  ['moving the money', 'withdraw'],
  ['committing a payment', 'withdraw'],
  ['keeping the answer', 'pay'],
  ['storing a callback', 'pay and be called back'],
];

/** Everything that can go wrong in a history, beside the road of callbacks and the clocks' skew. */
export const faults: readonly Fault[] = [
  ...stepsOfWorker.map((gate) => killedAt('worker', gate, 'pay')),
  killedInCall('/pay', 'pay'),
  killedInCall('/payout', 'withdraw'),
  killedInCall('/status', 'pay'),
  { kind: 'worker killed', step: 'between two steps', strike: killWorkers },
  { kind: 'worker asleep', step: 'past its lease', strike: sleepPastLease },
  ...stepsOfApi.map(([gate, act]) => killedAt('api', gate, act)),
  { kind: 'Redis killed', step: 'at work', strike: (world) => kill(world, 'redis') },
  { kind: 'Redis silent', step: 'at work', strike: silenceRedis },
  { kind: 'Redis flushed', step: 'at work', strike: flushRedis },
  { kind: 'PostgreSQL killed', step: 'at work', strike: (world) => kill(world, 'postgres') },
  { kind: 'PostgreSQL killed', step: 'deciding', strike: killPostgresDeciding },
  { kind: 'gateway killed', step: 'with a charge unread', strike: killGatewayUnread },
  { kind: 'clocks jump', step: '100 s', strike: (world) => jump(world, 100_000) },
  { kind: 'clocks jump', step: '21 min', strike: (world) => jump(world, 21 * 60_000) },
];

function killedAt(role: 'worker' | 'api', gate: Gate, act: Parameters<Bait>[0]): Fault {
  return {
    kind: `${role} killed`,
    step: gate,
    strike: ({ database, supervisor, clocks, gateway }, bait, noticed) =>
      whileClosed(database, gate, async (arrival) => {
        if (act === 'pay and be called back') await gateway.control(openRoad);
        bait(act);
        const who = await arrival(role, patienceMs);
        if (!who) return false;
        await supervisor.signal(who.program, 'SIGKILL');
        // Otherwise the server finishes the statement, a commit included, with nobody to tell.
        if (noticed) await database.rows('select pg_terminate_backend($1)', [who.pid]);
        // So that nobody waits for the silence of the dead to be long enough.
        await clocks.advance(silenceMs);
        return true;
      }),
  };
}

/** Whoever made the call that is under way dies with it, so both workers do. */
function killedInCall(call: '/pay' | '/payout' | '/status', act: Parameters<Bait>[0]): Fault {
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
  return until(async () => (await gateway.control({})).includes(call));
}

/** So that the next call under way is a question, not the charge. */
async function untilSent({ database }: World): Promise<void> {
  await until(async () => {
    const sent = `select from payments where status in ('pending', 'unknown')`;
    return (await database.rows(sent)).length > 0;
  });
}

async function killWorkers({ supervisor, workers }: World): Promise<boolean> {
  await Promise.all(workers.map((name) => supervisor.signal(name, 'SIGKILL')));
  return true;
}

async function kill({ supervisor }: World, name: string): Promise<boolean> {
  await supervisor.signal(name, 'SIGKILL');
  return true;
}

/** It goes on later with what it believes to be its own, while the other worker has taken over. */
async function sleepPastLease(world: World, bait: Bait): Promise<boolean> {
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

/** It accepts connections and never answers. */
async function silenceRedis({ supervisor }: World, bait: Bait): Promise<boolean> {
  await supervisor.signal('redis', 'SIGSTOP');
  bait('pay');
  await sleep(2_000);
  await supervisor.signal('redis', 'SIGCONT');
  return true;
}

async function flushRedis({ redis }: World): Promise<boolean> {
  await redis.flushall();
  return true;
}

async function killPostgresDeciding(world: World, bait: Bait): Promise<boolean> {
  return whileClosed(world.database, 'deciding', async (arrival) => {
    bait('pay');
    if (!(await arrival('worker', patienceMs))) return false;
    return kill(world, 'postgres');
  });
}

/** The request has arrived and is lost: never a charge, and our side cannot know. */
async function killGatewayUnread(world: World, bait: Bait): Promise<boolean> {
  const { supervisor, database } = world;
  await supervisor.signal('gateway', 'SIGSTOP');
  bait('pay');
  const sending = await until(async () => {
    const { length } = await database.rows(`select from payments where status = 'submitting'`);
    return length > 0;
  });
  await sleep(100);
  await kill(world, 'gateway');
  return sending;
}

async function jump({ clocks }: World, ms: number): Promise<boolean> {
  await clocks.advance(ms);
  return true;
}

/** Whether something becomes true in time. */
async function until(isTrue: () => Promise<boolean>): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    if (await isTrue()) return true;
    await sleep(pollMs);
  }
  return false;
}
