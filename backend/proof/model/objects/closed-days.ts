import { daysBetween, longestSkewMs } from '../days.js';
import type { ReadRows } from '../read-history.js';
import type { Told } from '../told.js';
import { atFirst, atLast, mayHold, type Span } from './standing.js';

/** Days of an object that a rental was given, and when. */
interface GivenDays {
  rentalId: string;
  itemId: string;
  start: string;
  end: string;
  at: Span;
}

/** @returns days that an owner knew to be closed and a rental was given, or which are not as told, a line each */
export async function findWrongClosures(read: ReadRows, told: Told): Promise<string[]> {
  const given = [...(await readAccepted(read, told)), ...(await readExtended(read, told))];
  return [
    ...given.flatMap(({ rentalId, itemId, start, end, at }) =>
      daysBetween(start, end)
        .filter((day) => isClosed(told, itemId, day, at) === true)
        .map((day) => `Rental ${rentalId} was given ${day}, which its owner had closed`),
    ),
    ...(await findLost(read, told)),
  ];
}

/** The days that renters asked for, of accepted rentals. */
async function readAccepted(read: ReadRows, told: Told): Promise<GivenDays[]> {
  const rows = await read<{ rentalId: string; paymentId: string }>(`
    select p.rental_id as "rentalId", p.id as "paymentId"
    from payments p join rental_events e on e.rental_id = p.rental_id and e.event = 'accept'
    where p.purpose = 'rental' order by p.id`);
  const asked = new Map(told.payments.map(({ id, wanted }) => [id, wanted]));
  return rows.flatMap(({ rentalId, paymentId }) => {
    const wanted = asked.get(paymentId);
    const at = spanOfAcceptance(told, rentalId, null);
    return wanted && at ? [{ rentalId, at, ...wanted }] : [];
  });
}

/** The days of extensions: they are kept free from the acceptance until the payment. */
async function readExtended(read: ReadRows, told: Told): Promise<GivenDays[]> {
  const rows = await read<Omit<GivenDays, 'at'> & { changeId: string; paidAt: number }>(`
    select r.id as "rentalId", r.item_id as "itemId", c.id as "changeId",
      c.old_end_date::text as start, c.new_end_date::text as end,
      (extract(epoch from e.at) * 1000)::float as "paidAt"
    from rental_events e
    join rental_changes c on c.id = e.change_id
    join rentals r on r.id = c.rental_id
    where e.event = 'pay-extension' order by c.id`);
  return rows.flatMap(({ changeId, paidAt, ...days }) => {
    const at = spanOfAcceptance(told, days.rentalId, changeId);
    return at ? [{ ...days, at: { from: at.from, until: paidAt + 2 * longestSkewMs } }] : [];
  });
}

function spanOfAcceptance(
  { objects }: Told,
  rentalId: string,
  changeId: string | null,
): Span | undefined {
  const calls = objects.acceptances.filter(
    (one) => one.rentalId === rentalId && one.changeId === changeId,
  );
  if (calls.length === 0) return undefined;
  return {
    from: Math.min(...calls.map(({ from }) => from)),
    until: Math.max(...calls.map(({ until }) => until)),
  };
}

/** Whether a day was closed all the time, or never; undefined where it may have been either. */
function isClosed({ objects }: Told, item: string, day: string, at: Span): boolean | undefined {
  const acts = objects.days.filter(
    ({ itemId, start, end }) => itemId === item && start <= day && day < end,
  );
  const states = new Set(
    mayHold([{ closed: false, ...atFirst }, ...acts], at).map(({ closed }) => closed),
  );
  const [state] = states;
  return states.size === 1 ? state : undefined;
}

async function findLost(read: ReadRows, told: Told): Promise<string[]> {
  const rows = await read<{ itemId: string; start: string; end: string }>(`
    select item_id as "itemId", start_date::text as start, end_date::text as end
    from item_closures order by item_id, start_date`);
  const keysOf = (itemId: string, start: string, end: string) =>
    daysBetween(start, end).map((day) => `${itemId} ${day}`);
  const closed = new Set(rows.flatMap(({ itemId, start, end }) => keysOf(itemId, start, end)));
  const named = told.objects.days.flatMap(({ itemId, start, end }) => keysOf(itemId, start, end));
  return [...new Set([...named, ...closed])].flatMap((key) => {
    const [itemId = '', day = ''] = key.split(' ');
    const expected = isClosed(told, itemId, day, atLast);
    if (expected === undefined || expected === closed.has(key)) return [];
    return [`Told and lost: item ${itemId} is ${expected ? 'closed' : 'open'} on ${day}`];
  });
}
