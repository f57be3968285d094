import { Prisma } from '../../../platform/database/generated/client.js';
import { chargePurposes, decidedStatuses } from '../../payments/index.js';
import type { Invariant } from './invariant.js';
import { memberChanges } from './ledger.js';

/** What each payment of a number counts for in refunds, anew from the ledger; `refundable_parts` computes it one by one. */
const wanted = Prisma.sql`
  with gains as (
    select changed.user_id, changed.rental_id, t.idempotency_key, changed.amount
    from (${memberChanges}) as changed
    join ledger_transactions t on t.id = changed.transaction_id
    where changed.amount > 0
  ), of_rental as (
    select user_id, rental_id, sum(amount) as amount from gains
    where rental_id is not null group by user_id, rental_id
  ), of_payment as (
    select user_id, substring(idempotency_key from 9 for 36) as payment_id, sum(amount) as amount from gains
    where rental_id is null and idempotency_key ~ '^payment:[0-9a-f-]{36}(:late)?$' group by user_id, payment_id
  ), late as (
    select substring(t.idempotency_key from 9 for 36) as payment_id, sum(e.amount) as amount
    from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id and e.amount > 0
    where t.type = 'payment_settled_late' group by payment_id
  ), put_right as (
    select distinct on (payment_id) payment_id, settled_after as amount
    from payment_rightings order by payment_id, at desc, id desc
  ), counted as (
    select p.*, p.purpose = 'refund' as is_refund, p.status = any(${decidedStatuses}::"PaymentStatus"[]) as is_decided,
      case p.status when 'succeeded' then coalesce(p.settled_amount, p.amount) end as settled,
      put_right.amount as put_right, coalesce(late.amount, 0) as late,
      coalesce(of_payment.amount, 0) + greatest(0, coalesce(of_rental.amount, 0) - coalesce(sum(p.amount + p.wallet_amount)
        over (partition by p.rental_id order by p.created_at, p.id rows between unbounded preceding and 1 preceding), 0)
      ) as gained
    from payments p
    left join put_right on put_right.payment_id = p.id
    left join late on late.payment_id = p.id::text
    left join of_payment on of_payment.payment_id = p.id::text and of_payment.user_id = p.user_id
    left join of_rental on of_rental.rental_id = p.rental_id and of_rental.user_id = p.user_id
  ), parts as (
    select id, is_refund, is_decided, gained, least(put_right, coalesce(settled, gained)) as came,
      greatest(put_right, case when is_decided then coalesce(settled, late) else amount end) as sent
    from counted
    where operator not in ('card', 'wallet')
      and (is_refund or is_decided and purpose = any(${chargePurposes}::"PaymentPurpose"[]))
  )
  select id as payment_id,
    case when is_refund then 0 else came end as received,
    case when is_refund then 0 else least(came, gained) end as credited,
    case when is_refund and is_decided then sent else 0 end as sent_back,
    case when is_refund and not is_decided then sent else 0 end as in_transit
  from parts`;

/** The sums that decide how much may go back to a number. */
export const refundableSumInvariants: Invariant[] = [
  {
    name: 'what a payment counts for in refunds is what came, was credited and went back by the ledger',
    sql: Prisma.sql`
      select payment_id, wanted.credited as wanted, kept.credited as kept
      from (${wanted}) as wanted
      full join refundable_payments kept using (payment_id)
      where (wanted.received, wanted.credited, wanted.sent_back, wanted.in_transit)
        is distinct from (kept.received, kept.credited, kept.sent_back, kept.in_transit)`,
  },
  {
    name: 'what may go back to each number of a member is the sum of what its payments count for',
    sql: Prisma.sql`
      with wanted as (
        select p.user_id, p.operator, p.phone_number, max(p.created_at) as last_used_at,
          sum(part.received) as received, sum(part.credited) as credited,
          sum(part.sent_back) as sent_back, sum(part.in_transit) as in_transit
        from refundable_payments part
        join payments p on p.id = part.payment_id
        group by p.user_id, p.operator, p.phone_number
      )
      select user_id, operator, phone_number, wanted.credited as wanted, kept.credited as kept
      from wanted
      full join refundable_numbers kept using (user_id, operator, phone_number)
      where (wanted.received, wanted.credited, wanted.sent_back, wanted.in_transit, wanted.last_used_at)
        is distinct from (kept.received, kept.credited, kept.sent_back, kept.in_transit, kept.last_used_at)`,
  },
];
