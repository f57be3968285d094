import { dayMs } from '../../src/kernel/duration.js';
import type { Cluster } from './cluster.js';
import type { Coverage } from './coverage.js';
import { dueMail, latestNow, untilNothingIsDue } from './nothing-due.js';
import type { OwnerWorkload } from './owner-workload.js';
import type { Plan } from './plan.js';
import type { RentalWorkload } from './rental-workload.js';
import { Strike } from './strike.js';

/** More than any rental of a plan takes from its request until its deposit is back. */
const mostDays = 40;

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
  await untilFinished(cluster, async (day) => {
    await strike['a day passes'].during(() => cluster.clocks.advance(dayMs));
    await untilNothingIsDue(cluster);
    await strike['members act'].during(async () => {
      await Promise.all([rentals.takeSteps(), owners.passDay(day)]);
    });
  });
}

/**
 * Lets days pass, one at least, until nothing is under way any more.
 *
 * @param passDay is given the number of the day, from 1
 * @throws Error that names what is still open after so many days
 */
export async function untilFinished(
  cluster: Cluster,
  passDay: (day: number) => Promise<void>,
): Promise<void> {
  let unfinished: Unfinished[] = [];
  for (let day = 1; day <= mostDays; day++) {
    await passDay(day);
    // Every day staff are mailed of what waits for them: a mail written by now is sent before the next day.
    do {
      await untilNothingIsDue(cluster);
      unfinished = await findUnfinished(cluster);
    } while (unfinished.some(({ due }) => due));
    if (unfinished.length === 0) return;
  }
  const rows = unfinished.map((row) => JSON.stringify(row));
  throw new Error(`Open after ${mostDays} days:\n${rows.join('\n')}`);
}

interface Unfinished {
  kind: 'rental' | 'payment' | 'mail';
  id: string;
  /** Of a rental or a payment; of a mail its subject. */
  status: string;
  /** Whether it is a mail that is sent without more time passing. */
  due: boolean;
}

/** A mail that a worker was sending as it died is sent again once its lease has ended, thus a day later. */
async function findUnfinished({ database, clocks }: Cluster): Promise<Unfinished[]> {
  const unfinished = `
    select 'rental' as kind, id, status::text, false as due from rentals
    where status in ('en_attente', 'acceptee', 'en_cours') or security_deposit_status = 'held'
      or handover_due_at is not null
    union all
    select 'payment', id, status::text, false from payments where next_check_at is not null
    union all
    select 'mail', id, subject, ${dueMail} from outbox_mails where next_attempt_at is not null`;
  return database.rows<Unfinished>(unfinished, [latestNow(clocks)]);
}
