import { Prisma } from '../../../platform/database/generated/client.js';
import { isPayout } from '../payouts.js';
import type { Invariant } from './invariant.js';
import { clockDifferenceSeconds } from './tolerances.js';

/** What each night's comparison did not find confirmed of what succeeded here, with the night before it. */
const unconfirmed = Prisma.sql`
  select payment_id::uuid, nights.created_at as at, nights.nth
  from (
    select *, row_number() over (order by created_at, id) as nth
    from reconciliation_reports
    where run_id is null
  ) as nights
  cross join lateral (
    select one ->> 'paymentId' from jsonb_array_elements(unanswered_payments) as one
    where (one ->> 'isHereOnly')::boolean
    union
    select one ->> 'paymentId' from jsonb_array_elements(differences) as one
    where one ->> 'kind' = 'succeeded-here-only'
  ) as listed (payment_id)`;

/** What is held of payments that the gateway does not know, and that it is. */
export const heldCreditInvariants: Invariant[] = [
  {
    name: 'what is held of a payment is what it credited, from the second night that the gateway did not confirm it',
    sql: Prisma.sql`
      with nights as materialized (${unconfirmed})
      select h.id, h.payment_id, h.user_id, h.amount, h.held_at, h.released_at, h.release
      from held_credits h
      left join payments p on p.id = h.payment_id
      left join items i on i.id = p.item_id
      where p.id is null or h.rental_id is distinct from p.rental_id
        or h.user_id <> p.user_id and (h.user_id is distinct from i.owner_id or p.rental_id is null)
        or h.amount > case when ${isPayout} then p.amount
          else greatest(p.amount, p.settled_amount, (
            select max((l.detail ->> 'movedAmount')::int) from audit_log l
            where l.subject_id = p.id::text and l.action in ('settle-late', 'put-payment-right'))) end
        or not exists (
          select from nights second
          join nights first on first.payment_id = second.payment_id and first.nth = second.nth - 1
          where second.payment_id = h.payment_id and second.at = h.held_at)
        or (h.release is not distinct from 'put_right') <> exists (
          select from payment_rightings r where r.payment_id = h.payment_id and r.at = h.released_at)`,
  },
  {
    name: 'what a payment credited that the gateway did not confirm two nights running is held until it is settled',
    sql: Prisma.sql`
      with nights as materialized (${unconfirmed})
      select second.payment_id, second.at
      from nights second
      join nights first on first.payment_id = second.payment_id and first.nth = second.nth - 1
      join payments p on p.id = second.payment_id and not (${isPayout})
      where not exists (
        select from held_credits h
        where h.payment_id = p.id and h.user_id = p.user_id and h.held_at <= second.at
          and (h.released_at is null or h.released_at >= second.at))
        and not exists (
          select from payment_rightings r where r.payment_id = p.id and r.at <= second.at)`,
  },
  {
    // Holds of rentals grow with what the rental credits: those alone are tried whose amount stands.
    name: 'no payout and no part of a rental took from a wallet what was held in it',
    sql: Prisma.sql`
      with taken as (
        select distinct p.id, p.user_id, e.id as entry_id, a.id as account_id, t.created_at as at
        from held_credits h
        join payments p on p.user_id = h.user_id
          and p.created_at > h.held_at + make_interval(secs => ${clockDifferenceSeconds})
          and (h.released_at is null
            or p.created_at < h.released_at - make_interval(secs => ${clockDifferenceSeconds}))
        join ledger_transactions t on t.idempotency_key = 'payment:' || p.id || ':reserve'
        join ledger_entries e on e.transaction_id = t.id
        join ledger_accounts a on a.id = e.account_id and a.kind = 'wallet' and a.user_id = p.user_id
        where h.rental_id is null
        union
        select t.id, h.user_id, e.id, a.id, t.created_at
        from held_credits h
        join ledger_accounts a on a.kind = 'wallet' and a.user_id = h.user_id
        join ledger_entries e on e.account_id = a.id and e.amount < 0
        join ledger_transactions t on t.id = e.transaction_id and t.type = 'rental_shortened'
          and t.created_at > h.held_at + make_interval(secs => ${clockDifferenceSeconds})
          and (h.released_at is null
            or t.created_at < h.released_at - make_interval(secs => ${clockDifferenceSeconds}))
        where h.rental_id is null
      )
      select taken.id, user_id, at, left_over, held
      from taken
      cross join lateral (
        select coalesce(sum(e.amount), 0) as left_over
        from ledger_entries e
        join ledger_transactions t on t.id = e.transaction_id
        where e.account_id = taken.account_id
          and t.created_at <= taken.at + make_interval(secs => ${clockDifferenceSeconds})
      ) as wallet
      cross join lateral (
        select sum(h.amount) as held
        from held_credits h
        where h.user_id = taken.user_id and h.rental_id is null
          and h.held_at < taken.at - make_interval(secs => ${clockDifferenceSeconds})
          and (h.released_at is null
            or h.released_at > taken.at + make_interval(secs => ${clockDifferenceSeconds}))
      ) as kept
      where left_over < held`,
  },
  {
    name: 'every hold of a credit was announced to its member once when it began and once when it ended, and no other was',
    sql: Prisma.sql`
      with steps as (
        select id, 'held-credit.held' as kind, held_at as at, null::uuid as actor_id,
          concat_ws(' ', user_id, amount) as terms
        from held_credits
        union all
        select h.id, 'held-credit.released', released_at, r.approved_by_id, concat_ws(' ', user_id, amount, release)
        from held_credits h
        left join payment_rightings r on r.payment_id = h.payment_id and r.at = h.released_at
        where released_at is not null
      ), events as (
        select subject_id as id, kind, at, actor_id,
          concat_ws(' ', facts ->> 'userId', facts ->> 'amount', facts ->> 'release') as terms,
          count(*) over (partition by subject_id, kind) as times
        from domain_events
        where subject = 'held-credit'
      )
      select id, kind, steps.at, events.at as announced_at, steps.terms, events.terms as announced
      from steps
      full join events using (id, kind)
      where (steps.at, steps.actor_id, steps.terms, 1) is distinct from (events.at, events.actor_id, events.terms, times)`,
  },
];
