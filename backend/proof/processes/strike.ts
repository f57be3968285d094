import { awaitedLater } from './awaited-later.js';
import type { Cluster } from './cluster.js';
import type { Coverage } from './coverage.js';
import type { DayCall } from './fault.js';
import { dayFaults } from './faults.js';
import type { Plan } from './plan.js';

/** What is over once its calls are answered; the rounds of the workers come after the day has passed. */
const isByMembers: Record<DayCall, boolean> = {
  'members act': true,
  'members leave': true,
  'a day passes': false,
  'accounts are deleted': false,
};

/** On how many days a fault is tried that finds nobody at its step. */
const mostAttempts = 3;

/** One fault of a history's days, which strikes the first time that somebody is at its step. */
export class Strike {
  private attempts = 0;
  private isOver = false;

  constructor(
    private readonly cluster: Cluster,
    private readonly plan: Plan,
    private readonly coverage: Coverage,
    private readonly call: DayCall,
  ) {}

  async during(act: () => Promise<void>): Promise<void> {
    const { cluster, plan, coverage, call } = this;
    const ofDays = dayFaults[call];
    const fault = ofDays[plan.number % ofDays.length];
    if (this.isOver || !fault) return act();
    let acting: Promise<void> | undefined;
    const trigger = () => {
      acting = awaitedLater(act());
      return isByMembers[call] ? acting : undefined;
    };
    const struck = await fault.inject(cluster, trigger, plan.disconnects[0] ?? false);
    await acting;
    if (struck) coverage.countStrike(fault);
    else coverage.countMiss(fault);
    this.isOver = struck || ++this.attempts === mostAttempts;
  }
}
