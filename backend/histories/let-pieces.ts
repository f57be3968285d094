import type { ReadRows } from './read-history.js';
import type { Told } from './told.js';

/** An object, and how many of it there are. */
interface Stock {
  id: string;
  pieces: number;
}

/** What a rental takes from a day on until another. */
interface LetPieces {
  itemId: string;
  start: string;
  end: string;
  pieces: number;
}

/**
 * Every day has enough pieces for the rentals that were accepted for it, as they were asked for and as
 * far as they were not cancelled or given back before.
 *
 * @returns the days on which more are let than there are, a line each
 */
export async function findTooManyLet(read: ReadRows, { payments }: Told): Promise<string[]> {
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
  const items = await read<Stock>('select id, pieces from items order by id');
  return items.flatMap((item) => tooManyOf(item, letDays));
}

function tooManyOf({ id, pieces: stock }: Stock, all: readonly LetPieces[]): string[] {
  const ofItem = all.filter(({ itemId }) => itemId === id);
  return [...new Set(ofItem.map(({ start }) => start))].flatMap((day) => {
    const sum = ofItem
      .filter(({ start, end }) => start <= day && day < end)
      .reduce((count, { pieces }) => count + pieces, 0);
    return sum > stock ? [`Item ${id} is let ${sum} times on ${day}, and there are ${stock}`] : [];
  });
}
