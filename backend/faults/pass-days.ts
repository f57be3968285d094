import type { Cluster } from './cluster.js';
import { untilNothingIsDue } from './nothing-due.js';
import type { RentalWorkload } from './rental-workload.js';

const dayMs = 24 * 3_600_000;
/** More than any rental of a plan takes from its request until its deposit is back. */
const mostDays = 40;

/**
 * Lets one day after the other pass, one at least, until every rental is over and settled, and nothing is due any
 * more. What is in use is brought back.
 *
 * @throws Error when something is due that nobody takes, or a rental that does not end
 */
export async function passDays(cluster: Cluster, rentals: RentalWorkload): Promise<void> {
  let days = 0;
  do {
    if (days++ === mostDays) throw new Error(`Rentals are open after ${mostDays} days`);
    await cluster.clocks.advance(dayMs);
    await untilNothingIsDue(cluster);
    await rentals.returnItems();
  } while ((await openRentals(cluster)) > 0);
}

async function openRentals({ database }: Cluster): Promise<number> {
  const open = `
    select from rentals
    where status in ('en_attente', 'acceptee', 'en_cours') or security_deposit_status = 'held'
      or handover_due_at is not null`;
  return (await database.rows(open)).length;
}
