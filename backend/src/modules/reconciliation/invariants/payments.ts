import { PaymentStatus, Prisma } from '../../../platform/database/generated/client.js';
import { longestStepDelayMs, rentalPurposes, undecidedStatuses } from '../../payments/index.js';
import { operatorOfAccount, reserveAccounts } from '../../wallet/index.js';
import { isOfKind } from '../busy-accounts.js';
import { isPayout } from '../payouts.js';
import type { Invariant } from './invariant.js';
import { digitOf } from './step-by-step.js';
import { heldByTreasury, partOfKey } from './treasury.js';

const digit = digitOf('PaymentStatus', Object.values(PaymentStatus));

/** What was settled at the operator for a payment that succeeded, XAF, as its account there gains it. */
export const settledAtOperator = Prisma.sql`
  case when ${isPayout} then 1 else -1 end * coalesce(settled_amount, amount)`;

/** What the account at the operator gains when what a payment `p` settled is put right by `r`, XAF. */
export const settledByRighting = Prisma.sql`
  (r.settled_after - r.settled_before) * case when ${isPayout} then 1 else -1 end`;

/** What a payment reserves of its payer's wallet until it is decided, XAF. */
export const reservedAmount = Prisma.sql`case when ${isPayout} then amount else wallet_amount end`;

/** Payments against the ledger, and against their own history. */
export function paymentInvariants(now: Date): Invariant[] {
  return [
    {
      name: 'every payment that succeeded has one posting',
      sql: Prisma.sql`
        select p.id, p.reference, p.purpose
        from payments p
        where p.status = 'succeeded' and coalesce(p.settled_amount, p.amount) + p.wallet_amount > 0
          and not exists (
            select 1 from ledger_transactions where idempotency_key = 'payment:' || p.id
          )`,
    },
    {
      name: 'no payment that did not succeed has a posting',
      sql: Prisma.sql`
        select p.id, p.reference, p.status
        from payments p
        join ledger_transactions t on t.idempotency_key = 'payment:' || p.id
        where p.status <> 'succeeded'`,
    },
    {
      name: 'what operators hold changes by what payments settled and their fees, and by nothing else',
      sql: Prisma.sql`
        with settled as (
          select 'payment:' || id as key, operator::text, ${settledAtOperator} as amount
          from payments
          where status = 'succeeded' and coalesce(settled_amount, amount) > 0
          union all
          select 'payment:' || p.id || ':late', p.operator::text,
            case when ${isPayout} then 1 else -1 end
              * (l.detail ->> 'movedAmount')::int
          from payments p
          join audit_log l on l.action = 'settle-late' and l.subject_id = p.id::text
          union all
          select 'payment:' || p.id || ':right:' || r.id, p.operator::text, ${settledByRighting}
          from payments p
          join payment_rightings r on r.payment_id = p.id and r.settled_after <> r.settled_before
          union all
          select 'payment:' || id || ':fees', operator::text, gateway_fees
          from payments
          where fees_booked_at is not null and gateway_fees > 0
          union all
          ${heldByTreasury}
        ), posted as (
          select t.idempotency_key as key, ${operatorOfAccount(Prisma.sql`a.holder`)} as operator,
            sum(e.amount) as amount
          from ledger_accounts a
          join ledger_entries e on e.account_id = a.id
          join ledger_transactions t on t.id = e.transaction_id
          where ${isOfKind('provider')}
          group by t.id, operator
        )
        select key, operator, settled.amount as settled, posted.amount as posted
        from settled
        full join posted using (key, operator)
        where settled.amount is distinct from posted.amount`,
    },
    {
      name: 'a payment changes its own part of what its operator holds and has taken in fees',
      sql: Prisma.sql`
        select t.idempotency_key, a.kind, a.holder, e.amount
        from ledger_accounts a
        join ledger_entries e on e.account_id = a.id
        join ledger_transactions t on t.id = e.transaction_id
        where ${isOfKind('provider', 'fees')} and strpos(a.holder, '/') > 0
          and split_part(a.holder, '/', 2) <> ${partOfKey(Prisma.sql`t.idempotency_key`)}`,
    },
    {
      name: 'fees that are known are booked once their payment is settled, and none before',
      sql: Prisma.sql`
        select p.id, p.reference, p.status, p.gateway_fees, p.fees_booked_at
        from payments p
        where p.gateway_fees is null and p.fees_booked_at is not null
          or p.gateway_fees is not null and case
            when p.status = 'succeeded' or exists (
              select from ledger_transactions where idempotency_key = 'payment:' || p.id || ':late'
            ) then p.fees_booked_at is null or p.fees_booked_at < p.decided_at
            else p.status <> 'review' or p.fees_booked_at is not null
          end`,
    },
    {
      name: 'what a payment takes from the wallet was reserved once, and nothing else was',
      sql: Prisma.sql`
        with wanted as (
          select id::text, ${reservedAmount} as amount from payments
        ), reserved as (
          select split_part(t.idempotency_key, ':', 2) as id, sum(e.amount) as amount
          from ledger_transactions t
          join ledger_entries e on e.transaction_id = t.id
          join ledger_accounts a on a.id = e.account_id and a.kind = any(${reserveAccounts}::"LedgerAccountKind"[])
          where t.idempotency_key like 'payment:%:reserve'
          group by t.id
        )
        select id, wanted.amount as wanted, reserved.amount as reserved
        from wanted
        full join reserved using (id)
        where coalesce(wanted.amount, 0) <> coalesce(reserved.amount, 0)`,
    },
    {
      name: 'what is reserved is there while a payment is undecided, and gone once it is decided',
      sql: Prisma.sql`
        with wanted as (
          select id::text as holder,
            case when ${isPayout} then 'payout_transit' else 'hold' end as kind,
            case when status = any(${undecidedStatuses}::"PaymentStatus"[]) then ${reservedAmount} else 0 end as amount
          from payments
        ), kept as (
          select holder, kind::text, balance
          from ledger_accounts
          where kind = any(${reserveAccounts}::"LedgerAccountKind"[])
        )
        select holder as payment, kind, wanted.amount as wanted, kept.balance as kept
        from wanted
        full join kept using (holder, kind)
        where coalesce(wanted.amount, 0) <> coalesce(kept.balance, 0)`,
    },
    {
      name: 'the history of every payment leads step by step from its beginning to its status',
      sql: Prisma.sql`
        with history as (
          select payment_id,
            sum(${digit(Prisma.sql`"to"`)} - coalesce(${digit(Prisma.sql`"from"`)}, 0)) as reached,
            count(*) filter (where "from" is null) as begun,
            count(*) filter (where "from" is null and "to" = 'created') as created
          from payment_events
          group by payment_id
        )
        select coalesce(p.id, payment_id) as payment_id, p.status, reached, begun, created
        from payments p
        full join history on payment_id = p.id
        where reached is distinct from ${digit(Prisma.sql`p.status`)}
          or begun is distinct from 1 or created <> 1`,
    },
    {
      name: 'a renter has one payment at a time for the same object',
      sql: Prisma.sql`
        select user_id, item_id, count(*) as payments
        from payments
        where purpose = any(${rentalPurposes}::"PaymentPurpose"[]) and status = any(${undecidedStatuses}::"PaymentStatus"[])
        group by user_id, item_id
        having count(*) > 1`,
    },
    {
      name: 'no payment is past its next check by more than 60 seconds',
      sql: Prisma.sql`
        select id, reference, status, next_check_at
        from payments
        where next_check_at < ${new Date(now.getTime() - longestStepDelayMs)}
        order by next_check_at`,
    },
  ];
}
