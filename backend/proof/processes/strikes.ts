import { minuteMs } from '../../src/kernel/duration.js';
import { overdueRentalInvariants } from '../../src/modules/reconciliation/invariants/overdue-rentals.js';
import { awaitedLater } from './awaited-later.js';
import type { Cluster } from './cluster.js';
import type { Coverage } from './coverage.js';
import type { DayCall, Fault, Trigger } from './fault.js';
import { dayFaults } from './faults.js';
import type { Plan } from './plan.js';

/** What workers do once a rental's time has come, as the audit names it when it is not done. */
const ofWorkers = /^no (?:request|rental|handover|return|object|extension) /;
/** So long after its time the audit calls it overdue. */
const overdueMs = 15 * minuteMs;

export const workOfRentals = (now: Date) =>
  overdueRentalInvariants(now).filter(({ name }) => ofWorkers.test(name));

/** How often a fault is tried that finds no worker at its step. */
const mostAttempts = 3;

/** The faults of a history's days: each strikes the first time that a program is at its step. */
export class Strikes {
  private readonly over = new Set<DayCall>();
  private readonly attempts = new Map<DayCall, number>();

  constructor(
    private readonly cluster: Cluster,
    private readonly plan: Plan,
    private readonly coverage: Coverage,
  ) {}

  /** While members do what is due, and until that is over. */
  async duringCalls(act: () => Promise<void>): Promise<void> {
    const call = (['members act', 'members leave'] as const).find((one) => !this.over.has(one));
    const fault = call && this.faultOf(call);
    if (!fault) return act();
    let acting: Promise<void> | undefined;
    const trigger = () => {
      acting = awaitedLater(act());
      return acting;
    };
    const struck = await this.inject(fault, trigger);
    await acting;
    if (!struck) return;
    this.coverage.countStrike(fault);
    this.over.add(call);
  }

  /** While time passes until an instant, and workers do what is due by then. */
  async duringRounds(until: number, pass: () => Promise<void>): Promise<void> {
    const call = await this.findDue(until);
    const fault = call && this.faultOf(call);
    if (!fault) return pass();
    let passing: Promise<void> | undefined;
    const struck = await this.inject(fault, () => {
      passing = awaitedLater(pass());
      return undefined;
    });
    await passing;
    if (struck) this.coverage.countStrike(fault);
    else this.coverage.countMiss(fault);
    const attempts = (this.attempts.get(call) ?? 0) + 1;
    this.attempts.set(call, attempts);
    if (struck || attempts === mostAttempts) this.over.add(call);
  }

  private faultOf(call: DayCall): Fault<DayCall> | undefined {
    const some = dayFaults[call];
    return some[this.plan.number % some.length];
  }

  private inject(fault: Fault<DayCall>, trigger: Trigger<DayCall>): Promise<boolean> {
    return fault.inject(this.cluster, trigger, this.plan.disconnects[0] ?? false);
  }

  /** What workers have to do by an instant, of what is still to be struck. */
  private async findDue(until: number): Promise<DayCall | undefined> {
    const { database } = this.cluster;
    const leaving = await database.rows(
      'select from users where deletion_due_at < $1 and deleted_at is null',
      [new Date(until)],
    );
    if (leaving.length > 0 && !this.over.has('accounts are deleted')) return 'accounts are deleted';
    if (this.over.has('a day passes')) return undefined;
    for (const { sql } of workOfRentals(new Date(until + overdueMs))) {
      const due = await database.rows(sql.text, sql.values);
      if (due.length > 0) return 'a day passes';
    }
    return undefined;
  }
}
