import { env } from '../../../env.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import { chargePurposes, decidedStatuses } from '../../payments/index.js';
import type { Invariant } from './invariant.js';
import { clockDifferenceSeconds } from './tolerances.js';

/**
 * What members who sent refunds have gained in their wallets by each payment from a phone, or by the
 * rental that it made or extended, and what came by it from the phone, XAF; null for one that was settled late.
 */
const credits = Prisma.sql`
  select p.id as payment_id, p.user_id, p.operator, p.phone_number, t.created_at as credited_at,
    case p.status when 'succeeded' then coalesce(p.settled_amount, p.amount) end as received, e.amount,
    t.rental_id is not null as is_of_rental, (
      select coalesce(sum(before.amount + before.wallet_amount), 0)
      from payments before
      where before.rental_id = p.rental_id and (before.created_at, before.id) < (p.created_at, p.id)
    ) as paid_before
  from payments p
  join ledger_transactions t on t.rental_id = p.rental_id
    or t.idempotency_key in ('payment:' || p.id, 'payment:' || p.id || ':late')
  join ledger_entries e on e.transaction_id = t.id and e.amount > 0
  join ledger_accounts a on a.id = e.account_id and a.kind = 'wallet' and a.user_id = p.user_id
  where p.purpose = any(${chargePurposes}::"PaymentPurpose"[]) and p.status = any(${decidedStatuses}::"PaymentStatus"[])
    and p.user_id in (select user_id from payments where purpose = 'refund')`;

/** Whether a credit came before a refund. */
const isBefore = (refund: Prisma.Sql) => Prisma.sql`
  credit.credited_at <= ${refund}.created_at + make_interval(secs => ${clockDifferenceSeconds})`;

/** Where money goes when it leaves. */
export const payoutInvariants: Invariant[] = [
  {
    name: "every payout goes to a number that was its member's, confirmed in time and not removed",
    sql: Prisma.sql`
      select p.id, p.reference, p.user_id, p.operator, p.phone_number, p.created_at
      from payments p
      where p.purpose = 'withdrawal' and not exists (
        select from payout_methods m
        where m.user_id = p.user_id and m.operator::text = p.operator::text
          and m.phone_number = p.phone_number
          and m.confirmed_at + make_interval(hours => ${env.NEW_NUMBER_HOURS}) <= p.created_at
          and (m.removed_at is null
            or m.removed_at >= p.created_at - make_interval(secs => ${clockDifferenceSeconds})))`,
  },
  {
    name: 'every refund goes back to a number of which its member had been credited money before',
    sql: Prisma.sql`
      select p.id, p.reference, p.user_id, p.operator, p.phone_number, p.created_at
      from payments p
      where p.purpose = 'refund' and not exists (
        select from (${credits}) as credit
        where credit.user_id = p.user_id and credit.operator = p.operator
          and credit.phone_number = p.phone_number and ${isBefore(Prisma.sql`p`)})`,
  },
  {
    name: 'no more was ever sent back to a number than what had come from it and been credited',
    sql: Prisma.sql`
      with refunds as (
        select id, user_id, operator, phone_number, created_at,
          sum(least(amount, settled_amount)) over (
            partition by user_id, operator, phone_number order by created_at
          ) as sent
        from payments
        where purpose = 'refund' and status <> 'failed'
      ), received as (
        select refund.id, credit.payment_id, least(
          credit.received,
          coalesce(sum(credit.amount) filter (where not is_of_rental), 0) + greatest(0,
            coalesce(sum(credit.amount) filter (where is_of_rental), 0) - paid_before)) as amount
        from refunds refund
        join (${credits}) as credit using (user_id, operator, phone_number)
        where ${isBefore(Prisma.sql`refund`)}
        group by refund.id, credit.payment_id, credit.received, paid_before
      ), totals as (
        select id, sum(amount) as credited from received group by id
      )
      select id, user_id, operator, phone_number, sent, coalesce(credited, 0) as credited
      from refunds
      left join totals using (id)
      where sent > coalesce(credited, 0)`,
  },
];
