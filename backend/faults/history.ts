import { setTimeout as sleep } from 'node:timers/promises';
import { Acts } from './acts.js';
import { castOf } from './cast.js';
import { Client } from './client.js';
import type { Coverage } from './coverage.js';
import { type Bait, openRoad } from './fault.js';
import { faults } from './faults.js';
import { type Plan, payoutEndings } from './plan.js';
import { Promises } from './promises.js';
import { RentalActs } from './rental-acts.js';
import { settle } from './settle.js';
import { problemsOf } from './verify.js';
import type { World } from './world.js';

const day = 24 * 3_600_000;
/** XAF that everybody begins with. */
const funds = 200_000;

const roads = {
  open: {},
  dropped: { dropCallbacks: true },
  duplicated: { duplicateCallbacks: 3 },
  reordered: { holdCallbacks: true },
} as const;

/**
 * Plays one history: members act, things fail, all settles.
 *
 * @returns what is wrong afterwards, a line each
 */
export async function play(world: World, plan: Plan, coverage: Coverage): Promise<string[]> {
  const { clocks, gateway, database, programs, origins } = world;
  const cast = await castOf(database, payoutEndings, clocks.now());
  const promises = new Promises();
  const client = new Client(origins);
  const rentals = new RentalActs(client, cast, promises);
  const acts = new Acts(client, clocks, cast, promises, rentals);
  clocks.skew(Object.fromEntries(programs.map((name, index) => [name, plan.skews[index] ?? 0])));
  await gateway.control(roads[plan.road]);
  await acts.fund(funds);

  const going = actAll(acts, plan);
  let over = false;
  const owners = (async () => {
    while (!over) {
      await rentals.answerRequests(plan.answers);
      await sleep(300);
    }
  })();
  await strikeAll(world, acts, plan, coverage, (act) => going.push(act));
  while (going.length > 0) await going.shift();
  over = true;
  await owners;

  await gateway.control({ ...openRoad, holdReplies: false });
  await settle(world, client, cast, promises);
  await clocks.advance(12 * day);
  await rentals.returnObjects();
  // What came back may have been paid for late, or be on its way still.
  await settle(world, client, cast, promises);
  await coverage.countEndings(world, promises);
  return problemsOf(world, cast, promises);
}

/** Everybody does what the plan says, at once. */
function actAll(acts: Acts, plan: Plan): Promise<void>[] {
  const { payments, topUps, withdrawals, fromWallet } = plan;
  const [ofTopUps, ofPayments] = [plan.paymentEndings.slice(payments.length), plan.paymentEndings];
  const after = async (pauseMs: number, act: () => Promise<void>) => {
    await sleep(pauseMs);
    await act();
  };
  return [
    ...payments.map((one, index) =>
      after(one.pauseMs, () => acts.payRental(one, ofPayments[index] ?? '001')),
    ),
    ...fromWallet.map((one) => after(one.pauseMs, () => acts.payRental(one, 'wallet alone'))),
    ...topUps.map((one, index) =>
      after(one.pauseMs, () => acts.topUp(one, ofTopUps[index] ?? '001')),
    ),
    ...withdrawals.map((one, index) =>
      after(one.pauseMs, () => acts.withdraw(one, plan.payoutEndings[index] ?? '001')),
    ),
  ];
}

/** The faults of the plan, one after the other. */
async function strikeAll(
  world: World,
  acts: Acts,
  plan: Plan,
  coverage: Coverage,
  begun: (act: Promise<void>) => void,
): Promise<void> {
  for (const [index, place] of plan.faults.entries()) {
    const fault = faults[place];
    const details = plan.baits[index];
    if (!fault || !details) throw new Error(`No fault ${place}, or no bait ${index}`);
    const rental = {
      ...details,
      from: 20 + index,
      days: 1,
      wallet: 'none',
      cancels: false,
    } as const;
    const bait: Bait = (act) => {
      if (act === 'withdraw') begun(acts.withdraw({ ...details, amount: 1_000 }, '001'));
      else begun(acts.payRental(rental, act === 'pay' ? details.ending : '007'));
    };
    const struck = await fault.strike(world, bait, plan.noticed[index] ?? false);
    coverage.countFault(fault, struck);
  }
  coverage.countFault({ kind: 'callbacks', step: plan.road }, true);
  coverage.countFault({ kind: 'clocks', step: 'up to 2 s apart' }, true);
}
