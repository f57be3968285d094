import type { Cluster } from './cluster.js';
import type { Coverage } from './coverage.js';
import type { DayCall } from './fault.js';
import { dayFaults } from './faults.js';
import { untilNothingIsDue } from './nothing-due.js';
import type { OwnerWorkload } from './owner-workload.js';
import type { Plan } from './plan.js';
import type { RentalWorkload } from './rental-workload.js';

const dayMs = 24 * 3_600_000;
/** More than any rental of a plan takes from its request until its deposit is back. */
const mostDays = 40;
/** On how many days a fault is tried that finds nobody at its step. */
const mostAttempts = 3;

/**
 * Lets one day after the other pass, one at least, until every rental is over and settled, every mail sent, and
 * nothing is due any more. Members do what is theirs to do, and faults strike them and the rounds of the workers.
 *
 * @throws Error when something is due that nobody takes, or a rental that does not end
 */
export async function passDays(
  cluster: Cluster,
  rentals: RentalWorkload,
  owners: OwnerWorkload,
  plan: Plan,
  coverage: Coverage,
): Promise<void> {
  const strike = {
    'a day passes': new Strike(cluster, plan, coverage, 'a day passes'),
    'members act': new Strike(cluster, plan, coverage, 'members act'),
  };
  let days = 0;
  do {
    if (days++ === mostDays) throw new Error(`Rentals are open after ${mostDays} days`);
    await strike['a day passes'].during(() => cluster.clocks.advance(dayMs));
    await untilNothingIsDue(cluster);
    await strike['members act'].during(async () => {
      await Promise.all([rentals.takeSteps(), owners.passDay(days)]);
    });
    await untilNothingIsDue(cluster);
  } while ((await countUnfinished(cluster)) > 0);
}

/** One fault of a history's days, which strikes the first time that somebody is at its step. */
class Strike {
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
      acting = act();
    };
    const struck = await fault.inject(cluster, trigger, plan.disconnects[0] ?? false);
    await acting;
    if (struck) coverage.countStrike(fault);
    else coverage.countMiss(fault);
    this.isOver = struck || ++this.attempts === mostAttempts;
  }
}

/** A mail that a worker was sending as it died is sent again once its lease has ended, thus a day later. */
async function countUnfinished({ database }: Cluster): Promise<number> {
  const unfinished = `
    select from rentals
    where status in ('en_attente', 'acceptee', 'en_cours') or security_deposit_status = 'held'
      or handover_due_at is not null
    union all select from payments where next_check_at is not null
    union all select from outbox_mails where next_attempt_at is not null`;
  return (await database.rows(unfinished)).length;
}
