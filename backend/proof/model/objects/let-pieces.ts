import { daysBetween, longestSkewMs, startOf } from '../days.js';
import { dayMs } from '../durations.js';
import type { ReadRows } from '../read-history.js';
import type { Told } from '../told.js';
import { mayHold } from './standing.js';
import type { ToldOffer } from './told-of-objects.js';

/** What a rental takes from a day on until another. */
interface LetPieces {
  itemId: string;
  start: string;
  end: string;
  pieces: number;
}

/**
 * Every day has enough pieces for the rentals that were accepted for it, as they were asked for and as
 * far as they were not cancelled or given back before. There are as many as there were when it ended: until
 * then a stock is not lowered below what is let.
 *
 * @returns the days on which more are let than there were, a line each
 */
export async function findTooManyLet(
  read: ReadRows,
  { payments, objects }: Told,
): Promise<string[]> {
  const rows = await read<{ id: string; start: string; end: string }>(`
    select payment.id, rental.start_date::text as start, least(rental.end_date, (
      select (at at time zone 'Africa/Libreville')::date + 1
      from rental_events
      where rental_id = rental.id and event = 'confirm-return' and "to" = 'terminee'
      limit 1))::text as end
    from rentals rental
    join payments payment on payment.rental_id = rental.id and payment.purpose = 'rental'
    where rental.id in (select rental_id from rental_events where event = 'accept')
      and rental.id not in (select rental_id from rental_events where "to" = 'annulee')`);
  const asked = new Map(payments.map(({ id, wanted }) => [id, wanted]));
  const letDays = rows.flatMap(({ id, start, end }) => {
    const wanted = asked.get(id);
    return wanted ? [{ itemId: wanted.itemId, pieces: wanted.pieces, start, end }] : [];
  });
  const items = [...new Set(objects.offers.map(({ id }) => id))];
  return items.flatMap((id) =>
    tooManyOf(
      objects.offers.filter((offer) => offer.id === id),
      letDays.filter(({ itemId }) => itemId === id),
    ),
  );
}

function tooManyOf(offers: readonly ToldOffer[], letDays: readonly LetPieces[]): string[] {
  const days = new Set(letDays.flatMap(({ start, end }) => daysBetween(start, end)));
  return [...days].flatMap((day) => {
    const sum = letDays
      .filter(({ start, end }) => start <= day && day < end)
      .reduce((count, { pieces }) => count + pieces, 0);
    const stock = Math.max(...mayHold(offers, endOf(day)).map(({ pieces }) => pieces));
    if (sum <= stock) return [];
    return [`Item ${offers[0]?.id} is let ${sum} times on ${day}, and there are ${stock}`];
  });
}

/** When a day ends by one clock or another. */
function endOf(day: string) {
  const at = startOf(day) + dayMs;
  return { from: at - longestSkewMs, until: at + longestSkewMs };
}
