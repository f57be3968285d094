import { longestSkewMs } from './days.js';
import type { ReadRows } from './read-history.js';
import type { Told } from './told.js';

/**
 * The model takes from the product's own history what became of rentals and when. So what a member is said there
 * to have done must have been asked for by a call of theirs, at the time of that call.
 *
 * @returns what was not, a line each
 */
export async function findUnaskedSteps(
  read: ReadRows,
  { calls }: Pick<Told, 'calls'>,
): Promise<string[]> {
  const steps = await read<{ rentalId: string; event: string; by: string; at: string }>(`
    select rental_id as "rentalId", event, actor_id as by, (extract(epoch from at) * 1000)::bigint as at
    from rental_events where actor in ('renter', 'owner') and actor_id is not null
    order by rental_id, id`);
  const isAsked = ({ rentalId, by, at }: (typeof steps)[number]) =>
    calls.some(
      (call) =>
        call.rentalId === rentalId &&
        call.by === by &&
        call.from - longestSkewMs <= +at &&
        +at <= call.until + longestSkewMs,
    );
  return steps
    .filter((step) => !isAsked(step))
    .map(({ rentalId, event, by, at }) => {
      const instant = new Date(+at).toISOString();
      return `Nobody asked for: ${event} of rental ${rentalId} by ${by} at ${instant}`;
    });
}
