import { dayMs } from './durations.js';
import type { ReadRows } from './read-history.js';

interface Untold {
  key: string;
  type: string;
  memberId: string;
}

/** What is reserved is told with what becomes of its payment, maybe by a program whose clock is behind. */
const reservations = ['payment_held', 'payout_reserved', 'refund_reserved'];

/** Notifications are kept for so long. */
const keptMs = 180 * dayMs;

/** An extension is announced a moment before its payment, within the same database transaction. */
const longestApart = '1 minute';

/**
 * Whose money an entry moves: a member's own accounts, what is held for a rental for its renter, and of a payment for
 * its payer. Notifications go with a deleted account, of its owner or of whom they name.
 */
const moved = `
  select distinct t.id, t.idempotency_key as key, t.type::text, t.rental_id, t.created_at,
    array[t.rental_id::text, split_part(t.idempotency_key, ':', 2),
      split_part(t.idempotency_key, ':', 4)] as subject_ids,
    coalesce(a.user_id, r.renter_id, p.user_id) as member_id
  from ledger_entries e
  join ledger_transactions t on t.id = e.transaction_id
  join ledger_accounts a on a.id = e.account_id
  left join rentals r on a.kind in ('escrow', 'security_deposit') and r.id::text = a.holder
  left join payments p on a.kind = 'hold' and p.id::text = a.holder
  where e.amount <> 0`;

/** @returns ledger transactions on a member's money of which that member was notified by nothing, a line each */
export async function findUntoldMoney(read: ReadRows, now: Date): Promise<string[]> {
  const rows = await read<Untold>(
    `
    select key, type, member_id as "memberId"
    from (${moved}) as moved
    left join rentals on rentals.id = moved.rental_id
    where member_id is not null and moved.created_at > $1
      and not exists (
        select from users
        where id in (member_id, rentals.renter_id, rentals.owner_id) and deleted_at is not null)
      and not exists (
        select from notifications n
        join domain_events e on e.id = n.event_id
        where n.user_id = moved.member_id
          and (e.at = moved.created_at
              and moved.subject_ids @> array[e.subject_id::text]
            or e.subject = 'payment'
              and moved.type in (${reservations.map((type) => `'${type}'`).join(', ')})
              and moved.subject_ids @> array[e.subject_id::text]
            or e.subject = 'rental-change' and e.facts ->> 'rentalId' = moved.rental_id::text
              and e.at between moved.created_at - interval '${longestApart}'
                and moved.created_at + interval '${longestApart}'))
    order by key, member_id`,
    [new Date(now.getTime() - keptMs)],
  );
  return rows.map(
    ({ key, type, memberId }) =>
      `Its member was notified of nothing: ${type} ${key} of ${memberId}`,
  );
}
