import { longestSkewMs } from './days.js';
import type { ReadRows } from './read-history.js';

/**
 * Requests, each until its first answer: the latest instant at which it certainly still waited,
 * whichever programs wrote both by their clocks.
 */
const waiting = `
  select id, item_id, renter_id, created_at as begun,
    (select greatest(created_at, min(at) - interval '${2 * longestSkewMs} ms')
     from rental_events where rental_id = rentals.id and event <> 'request'
     having count(*) > 0) as ended
  from rentals`;

/** @returns what may never have been so, though it is over, a line each */
export async function findImpossibleRequests(read: ReadRows): Promise<string[]> {
  const rows = await read<{ one: string; other: string }>(`
    select a.id as one, b.id as other
    from (${waiting}) a
    join (${waiting}) b on b.item_id = a.item_id and b.renter_id = a.renter_id and b.id > a.id
    where tstzrange(a.begun, a.ended) && tstzrange(b.begun, b.ended)
    order by a.id, b.id`);
  return rows.map(({ one, other }) => `One renter's requests waited together: ${one}, ${other}`);
}
