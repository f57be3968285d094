import { dayAfter, longestSkewMs } from '../days.js';
import type { ReadRows } from '../read-history.js';

/**
 * What is let of an object and what its owner closed is never more than there is, at any moment, on any
 * day that is not over.
 *
 * @param now in ms since 1970
 * @returns the days on which it is more, a line each
 */
export async function findMoreTaken(
  read: ReadRows,
  { id, pieces: stock }: { id: string; pieces: number },
  now: number,
): Promise<string[]> {
  const rows = await read<{ day: string; taken: number }>(
    `select day::date::text as day, sum(taken.pieces)::int as taken
     from (
       select start_date, least(end_date, returned_on + 1) as end_date, pieces from rentals
       where item_id = $1 and status in ('acceptee', 'en_cours', 'terminee')
       union all
       select start_date, end_date, 1 from occupied_pieces
       where item_id = $1 and closure_id is not null
     ) taken
     cross join lateral generate_series(
       greatest(start_date, $2::date), end_date - 1, interval '1 day') as day
     group by day having sum(taken.pieces) > $3 order by day`,
    [id, dayAfter(now + longestSkewMs, 0), stock],
  );
  return rows.map(
    ({ day, taken }) => `Item ${id} is let or closed ${taken} times on ${day}, of ${stock}`,
  );
}
