import { setTimeout as sleep } from 'node:timers/promises';
import { secondMs } from '../../src/kernel/duration.js';
import type { Told } from '../model/told.js';
import { Chance } from '../workload/chance.js';
import { planWorkload } from '../workload/play.js';
import { awaitedLater } from './awaited-later.js';
import type { Cluster } from './cluster.js';
import type { Coverage } from './coverage.js';
import { deliverySettings, isDelivered } from './delivery.js';
import { nameOf, normalDelivery, type Trigger } from './fault.js';
import { faults } from './faults.js';
import { untilNothingIsDue } from './nothing-due.js';
import { passTime } from './pass-time.js';
import type { Plan } from './plan.js';
import { createStage } from './stage.js';
import { Strikes } from './strikes.js';
import { Triggers } from './triggers.js';
import { findProblems } from './verify.js';

/** How often a fault is tried that finds nobody at its step. */
const mostAttempts = 3;
/** The gateway calls back within so many ms of real time, most of the time. */
const callbackMs = 500;
/** Until then most payments are asked for: they meet in real time, while faults strike. */
const firstActsMs = 30 * secondMs;

/**
 * Runs one history: members act while faults are injected, then every payment and every rental comes to its end and
 * the books are verified.
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
  const { clocks, gateway, programs } = cluster;
  const { callbackDelivery } = plan;
  const since = clocks.now();
  const { length: earlier } = await gateway.book();
  clocks.skew(Object.fromEntries(programs.map((name, index) => [name, plan.skewsMs[index] ?? 0])));
  const chance = new Chance(`${plan.seed}/${plan.number} members`);
  const { time, scene } = await createStage(cluster, told, chance, coverage);
  const triggers = await Triggers.begin(scene, since);
  await gateway.control(deliverySettings[callbackDelivery]);
  planWorkload(scene, plan.endings);
  const struck = injectFaults(cluster, triggers, plan, coverage);
  await Promise.all([struck, time.rest(Promise.all([struck, time.pause(firstActsMs)]))]);
  // What they asked for has come to the gateway, and its callbacks are on their way.
  await untilNothingIsDue(cluster);
  await sleep(callbackMs);

  const { heldCallbacks } = await gateway.control({});
  if (isDelivered(callbackDelivery, (await gateway.book()).slice(earlier), heldCallbacks)) {
    coverage.countStrike({ kind: 'callbacks', step: callbackDelivery });
  }
  await gateway.control({ ...normalDelivery, holdReplies: false });
  await passTime(cluster, time, new Strikes(cluster, plan, coverage));
  await coverage.countEndings(cluster, since);
  return findProblems(cluster, told);
}

/** Injects the faults of the plan, one after the other. */
async function injectFaults(
  cluster: Cluster,
  triggers: Triggers,
  plan: Plan,
  coverage: Coverage,
): Promise<void> {
  const started: Promise<void>[] = [];
  for (const [index, faultIndex] of plan.faults.entries()) {
    const fault = faults[faultIndex];
    if (!fault) throw new Error(`No fault ${faultIndex}`);
    let ending = plan.triggers[index] ?? '001';
    const trigger: Trigger = (call) => {
      started.push(awaitedLater(triggers.make(call, ending)));
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
    // A fault of a callback has set it back.
    await cluster.gateway.control(deliverySettings[plan.callbackDelivery]);
  }
  await Promise.all(started);
}
