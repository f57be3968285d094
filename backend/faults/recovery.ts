import { setTimeout as sleep } from 'node:timers/promises';
import { listening } from '../dev/ports.js';
import { Acts } from './acts.js';
import { castOf } from './cast.js';
import { Client } from './client.js';
import { Promises } from './promises.js';
import { RentalActs } from './rental-acts.js';
import { settle } from './settle.js';
import { problemsOf } from './verify.js';
import type { World } from './world.js';

/** From the moment that what was lost is back, everything goes on within so many ms. */
const budgetMs = 10_000;

interface Scenario {
  name: string;
  /** Takes something away while a payment of this id is under way; resolves when it is back. */
  lose(world: World): Promise<void>;
}

const scenarios: readonly Scenario[] = [
  {
    // Measured from the death itself: what another worker has to make up for.
    name: 'worker killed in the middle of a call',
    lose: async ({ supervisor, workers, gateway }) => {
      await Promise.all(workers.map((name) => supervisor.signal(name, 'SIGKILL')));
      await gateway.control({ holdReplies: false });
    },
  },
  {
    name: 'Redis killed, back empty',
    lose: async ({ supervisor, gateway, ports }) => {
      await supervisor.signal('redis', 'SIGKILL');
      await gateway.control({ holdReplies: false });
      await listening(ports.redis);
    },
  },
  {
    name: 'PostgreSQL killed',
    lose: async ({ supervisor, gateway, database }) => {
      await supervisor.signal('postgres', 'SIGKILL');
      await gateway.control({ holdReplies: false });
      await database.answering();
    },
  },
];

/** How long everything took to go on, in ms, a number for each try. */
export interface Recovery {
  name: string;
  tries: number[];
}

export function isTooSlow({ tries }: Recovery): boolean {
  return Math.max(...tries) >= budgetMs;
}

/**
 * Measures, by the real clock, how long it takes until a payment that was under way is decided, and
 * a new call for money is acknowledged.
 *
 * @throws Error when what was lost has left its trace in the books
 */
export async function measureRecoveries(world: World, tries: number): Promise<Recovery[]> {
  const recoveries: Recovery[] = [];
  for (const { name, lose } of scenarios) {
    const times: number[] = [];
    for (let left = tries; left > 0; left--) times.push(await measure(world, lose));
    recoveries.push({ name, tries: times });
  }
  return recoveries;
}

async function measure(world: World, lose: Scenario['lose']): Promise<number> {
  const { clocks, database, gateway, origins } = world;
  const cast = await castOf(database, [], clocks.now());
  const promises = new Promises();
  const client = new Client(origins);
  const rentals = new RentalActs(client, cast, promises);
  const acts = new Acts(client, clocks, cast, promises, rentals);
  const topUp = (renter: number, ending: string) =>
    acts.topUp({ renter, item: 0, pauseMs: 0, twice: false, amount: 1_000 }, ending);

  await gateway.control({ holdReplies: true });
  // Nobody will tell how it ended.
  await topUp(0, '006');
  while (!(await gateway.control({})).includes('/pay')) await sleep(20);
  await lose(world);
  const backAt = performance.now();
  await topUp(1, '001');
  while (await isOpen(world, promises.payments[0]?.id)) await sleep(20);
  const took = performance.now() - backAt;

  await settle(world, client, cast, promises);
  const problems = await problemsOf(world, cast, promises);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return Math.round(took);
}

async function isOpen({ database }: World, id: string | undefined): Promise<boolean> {
  const open = 'select from payments where id = $1 and decided_at is null';
  return (await database.rows(open, [id])).length > 0;
}
