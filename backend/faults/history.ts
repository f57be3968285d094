import { setTimeout as sleep } from 'node:timers/promises';
import type { Told } from '../histories/told.js';
import { Client } from './client.js';
import type { Cluster } from './cluster.js';
import type { Coverage } from './coverage.js';
import { drainPayments } from './drain-payments.js';
import { normalDelivery, type Trigger } from './fault.js';
import { faults } from './faults.js';
import { createFixtures } from './fixtures.js';
import { passDays } from './pass-days.js';
import { type Plan, payoutEndings } from './plan.js';
import { RentalWorkload } from './rental-workload.js';
import { findProblems } from './verify.js';
import { Workload } from './workload.js';

/** What every renter's wallet holds at the start, in XAF. */
const initialFunds = 200_000;

const deliverySettings = {
  normal: {},
  dropped: { dropCallbacks: true },
  duplicated: { duplicateCallbacks: 3 },
  reordered: { holdCallbacks: true },
} as const;

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
  const fixtures = await createFixtures(database, payoutEndings, clocks.now());
  const client = new Client(origins);
  const rentals = new RentalWorkload(client, fixtures, told);
  const workload = new Workload(client, clocks, fixtures, told, rentals);
  clocks.skew(Object.fromEntries(programs.map((name, index) => [name, plan.skewsMs[index] ?? 0])));
  await gateway.control(deliverySettings[plan.callbackDelivery]);
  await workload.fund(initialFunds);

  const calls = startCalls(workload, plan);
  let finished = false;
  const owners = (async () => {
    while (!finished) {
      await rentals.answerRequests(plan.answers);
      await sleep(300);
    }
  })();
  await injectFaults(cluster, workload, plan, coverage, (call) => calls.push(call));
  while (calls.length > 0) await calls.shift();
  finished = true;
  await owners;

  await gateway.control({ ...normalDelivery, holdReplies: false });
  await drainPayments(cluster, client, fixtures, told);
  // Late successes have made requests since.
  await rentals.answerRequests(plan.answers);
  await passDays(cluster, rentals);
  await coverage.countEndings(cluster, fixtures);
  return findProblems(cluster, told);
}

/** Starts every call of the plan, each after its pause. */
function startCalls(workload: Workload, plan: Plan): Promise<void>[] {
  const { payments, topUps, withdrawals, paymentsFromWallet } = plan;
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
  ];
}

/** Injects the faults of the plan, one after the other. */
async function injectFaults(
  cluster: Cluster,
  workload: Workload,
  plan: Plan,
  coverage: Coverage,
  started: (call: Promise<void>) => void,
): Promise<void> {
  for (const [index, faultIndex] of plan.faults.entries()) {
    const fault = faults[faultIndex];
    const details = plan.triggers[index];
    if (!fault || !details) throw new Error(`No fault ${faultIndex}, or no trigger ${index}`);
    const rental = {
      ...details,
      from: 8 + index,
      days: 1,
      wallet: 'none',
      cancels: false,
    } as const;
    const trigger: Trigger = (call) => {
      if (call === 'withdraw') started(workload.withdraw({ ...details, amount: 1_000 }, '001'));
      else started(workload.payRental(rental, call === 'pay' ? details.ending : '007'));
    };
    const injected = await fault.inject(cluster, trigger, plan.disconnects[index] ?? false);
    coverage.countFault(fault, injected);
  }
  coverage.countFault({ kind: 'callbacks', step: plan.callbackDelivery }, true);
}
