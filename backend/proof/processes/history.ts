import { setTimeout as sleep } from 'node:timers/promises';
import type { Told } from '../model/told.js';
import { awaitedLater } from './awaited-later.js';
import { Calls } from './calls.js';
import { Client } from './client.js';
import type { Cluster } from './cluster.js';
import type { Coverage } from './coverage.js';
import { deliverySettings, isDelivered } from './delivery.js';
import { passDepartures } from './departures.js';
import { drainPayments } from './drain-payments.js';
import { nameOf, normalDelivery, type Trigger } from './fault.js';
import { faults } from './faults.js';
import { createFixtures } from './fixtures.js';
import { recordLateMoney } from './late-money.js';
import { OwnerWorkload } from './owner-workload.js';
import { passDays } from './pass-days.js';
import { type Plan, payoutEndings } from './plan.js';
import { RentalWorkload } from './rental-workload.js';
import { findProblems } from './verify.js';
import { Workload } from './workload.js';

/** How often a fault is tried that finds nobody at its step. */
const mostAttempts = 3;
/** What every renter's wallet holds at the start, in XAF. */
const initialFunds = 200_000;

/**
 * Runs one history: members make their calls while faults are injected, then every payment and every
 * rental comes to its end and the books are verified.
 *
 * @param told what members were told in the histories before; that of this one is added
 * @returns what is wrong afterwards, a line each
 */
export async function runHistory(
  cluster: Cluster,
  plan: Plan,
  coverage: Coverage,
  told: Told,
): Promise<string[]> {
  const { clocks, gateway, database, programs, origins } = cluster;
  const fixtures = await createFixtures(database, told, payoutEndings, clocks.now());
  const client = new Client(origins, told.failures);
  const calls = new Calls(client, told, clocks);
  const rentals = new RentalWorkload(calls, fixtures, database, plan.number);
  const workload = new Workload(calls, clocks, fixtures, rentals);
  const owners = new OwnerWorkload(cluster, calls, fixtures);
  clocks.skew(Object.fromEntries(programs.map((name, index) => [name, plan.skewsMs[index] ?? 0])));
  const { length: earlier } = await gateway.book();
  const { callbackDelivery } = plan;
  await gateway.control(deliverySettings[callbackDelivery]);
  await workload.fund(initialFunds);

  const started = startCalls(workload, owners, plan).map(awaitedLater);
  let finished = false;
  const answerRequests = async () => {
    while (!finished) {
      await rentals.answerRequests(plan.answers);
      await sleep(300);
    }
  };
  const answering = awaitedLater(answerRequests());
  await injectFaults(cluster, workload, plan, coverage, (call) => started.push(awaitedLater(call)));
  while (started.length > 0) await started.shift();
  finished = true;
  await answering;

  const { heldCallbacks } = await gateway.control({});
  if (isDelivered(callbackDelivery, (await gateway.book()).slice(earlier), heldCallbacks)) {
    coverage.countStrike({ kind: 'callbacks', step: callbackDelivery });
  }
  await gateway.control({ ...normalDelivery, holdReplies: false });
  await drainPayments(cluster, client, fixtures, told);
  // Late successes have made requests since.
  await rentals.answerRequests(plan.answers);
  await passDays(cluster, rentals, owners, plan, coverage);
  await recordLateMoney(cluster, client, fixtures, told);
  await passDepartures(cluster, { calls, workload, fixtures }, plan, coverage);
  await coverage.countEndings(cluster, fixtures);
  return findProblems(cluster, told);
}

/** Starts every call of the plan, each after its pause. */
function startCalls(workload: Workload, owners: OwnerWorkload, plan: Plan): Promise<unknown>[] {
  const { payments, topUps, withdrawals, refunds, paymentsFromWallet } = plan;
  const paymentEndings = plan.paymentEndings;
  const topUpEndings = paymentEndings.slice(payments.length);
  const after = async (pauseMs: number, call: () => Promise<unknown>) => {
    await sleep(pauseMs);
    await call();
  };
  return [
    ...payments.map((one, index) =>
      after(one.pauseMs, () => workload.payRental(one, paymentEndings[index] ?? '001')),
    ),
    ...paymentsFromWallet.map((one) =>
      after(one.pauseMs, () => workload.payRental(one, 'wallet alone')),
    ),
    ...topUps.map((one, index) =>
      after(one.pauseMs, () => workload.topUp(one, topUpEndings[index] ?? '001')),
    ),
    ...withdrawals.map((one, index) =>
      after(one.pauseMs, () => workload.withdraw(one, plan.payoutEndings[index] ?? '001')),
    ),
    ...refunds.map((one) => after(one.rental.pauseMs, () => workload.sendBack(one))),
    ...plan.ownerActs.map((one) => after(one.pauseMs, () => owners.act(one))),
    after(plan.freeze.pauseMs, () => workload.freeze(plan.freeze)),
  ];
}

/** Injects the faults of the plan, one after the other. */
async function injectFaults(
  cluster: Cluster,
  workload: Workload,
  plan: Plan,
  coverage: Coverage,
  started: (call: Promise<unknown>) => void,
): Promise<void> {
  for (const [index, faultIndex] of plan.faults.entries()) {
    const fault = faults[faultIndex];
    const details = plan.triggers[index];
    if (!fault || !details) throw new Error(`No fault ${faultIndex}, or no trigger ${index}`);
    const rental = { from: 8 + index, days: 1, wallet: 'none', cancels: false } as const;
    let { renter, ending } = details;
    const trigger: Trigger = (call) => {
      // Another one each time: what a member may begin in ten minutes is limited.
      const by = { ...details, renter: renter++, ending };
      if (call === 'withdraw') started(workload.withdraw({ ...by, amount: 1_000 }, '001'));
      else started(workload.payRental({ ...by, ...rental }, call === 'pay' ? by.ending : '007'));
      return undefined;
    };
    const disconnect = plan.disconnects[index] ?? false;
    for (let attempt = 1; !(await fault.inject(cluster, trigger, disconnect)); attempt++) {
      coverage.countMiss(fault);
      // The gateway may drop this one's connection, so that nothing waits for its answer.
      ending = '001';
      if (attempt === mostAttempts) throw new Error(`${nameOf(fault)}: nobody was at that step`);
    }
    coverage.countStrike(fault);
  }
}
