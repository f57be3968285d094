import { Prisma } from '../../../platform/database/generated/client.js';
import type { Invariant } from './invariant.js';
import { longestTransactionSeconds } from './tolerances.js';

/** What postings of the treasury change of the accounts of what operators hold, XAF by key and operator. */
export const heldByTreasury = Prisma.sql`
  select 'treasury:' || id as key, operator::text as operator,
    case when kind in ('pay_in', 'fee_refunded', 'fee_refilled') then -amount else amount end as amount
  from treasury_postings
  union all
  select 'treasury:' || id, to_operator::text, -amount from treasury_postings where to_operator is not null`;

/** The part of an operator's accounts that the ledger transaction of a key changes. */
export const partOfKey = (key: Prisma.Sql) => Prisma.sql`
  case when ${key} like 'treasury:%' then 'loka' else right(split_part(${key}, ':', 2), 1) end`;

/** What moves at operators beside payments, and alarms of their floats. */
export const treasuryInvariants: Invariant[] = [
  {
    name: 'every posting of the treasury was proposed by one admin, approved by another, and is on record as such',
    sql: Prisma.sql`
      with logged as (
        select subject_id, actor_id, at, detail ->> 'proposedById' as proposer,
          concat_ws(' ', detail ->> 'kind', detail ->> 'operator', detail ->> 'toOperator', detail ->> 'amount',
            detail ->> 'paymentId', detail ->> 'reference', detail ->> 'reason') as terms,
          count(*) over (partition by subject_id) as times
        from audit_log
        where action = 'post-treasury' and subject = 'treasury'
      ), posted as (
        select *, id::text as subject_id, concat_ws(' ', kind, operator, to_operator, amount, payment_id, reference, reason) as terms
        from treasury_postings
      )
      select coalesce(posted.subject_id, logged.subject_id) as id, posted.kind::text, posted.proposed_by_id, posted.approved_by_id, logged.actor_id,
        posted.posted_at, logged.at as logged_at
      from posted
      full join logged using (subject_id)
      left join approvals a on a.id = posted.id
      where posted.id is null or times is distinct from 1
        or posted.proposed_by_id = posted.approved_by_id
        or (posted.approved_by_id, posted.proposed_by_id::text, posted.terms)
          is distinct from (logged.actor_id, logged.proposer, logged.terms)
        or abs(extract(epoch from posted.posted_at - logged.at)) > ${longestTransactionSeconds}
        or (a.kind, a.status::text, a.proposed_by_id, a.decided_by_id, a.amount, a.reason)
          is distinct from ('treasury', 'approved', posted.proposed_by_id, posted.approved_by_id, posted.amount, posted.reason)
        or (a.request ->> 'kind', a.request ->> 'operator', a.request ->> 'toOperator', a.request ->> 'reference', a.request ->> 'paymentId')
          is distinct from (posted.kind::text, posted.operator::text, posted.to_operator::text, posted.reference, posted.payment_id::text)
      union all
      select a.id::text, a.request ->> 'kind', a.proposed_by_id, a.decided_by_id, null, a.decided_at, null
      from approvals a
      where a.kind = 'treasury' and a.status = 'approved'
        and not exists (select from treasury_postings p where p.id = a.id)`,
  },
  {
    name: 'what came for deleted members goes back once, whole, by the operator that it came by',
    sql: Prisma.sql`
      with came as (
        select split_part(t.idempotency_key, ':', 2) as payment, sum(e.amount) as amount
        from ledger_accounts a
        join ledger_entries e on e.account_id = a.id and e.amount > 0
        join ledger_transactions t on t.id = e.transaction_id
        where a.kind = 'suspense' and a.holder = 'unclaimed'
        group by 1
      )
      select p.id, p.payment_id, p.operator, paid.operator as paid_by, p.amount, came.amount as came
      from treasury_postings p
      left join payments paid on paid.id = p.payment_id
      left join came on came.payment = p.payment_id::text
      where p.kind = 'unclaimed_sent_back'
        and (came.amount is distinct from p.amount or paid.operator is distinct from p.operator)`,
  },
  {
    name: 'every alarm of a float was announced as it began and as it ended, and nothing else was',
    sql: Prisma.sql`
      with steps as (
        select id, 'float.short' as kind, began_at as at, concat_ws(' ', operator, available, withdrawable) as terms
        from float_alarms
        union all
        select id, 'float.restored', ended_at, operator::text from float_alarms where ended_at is not null
      ), events as (
        select subject_id as id, kind, at, case kind
            when 'float.short' then concat_ws(' ', facts ->> 'operator', facts ->> 'available', facts ->> 'withdrawable')
            else facts ->> 'operator' end as terms,
          count(*) over (partition by subject_id, kind) as times
        from domain_events where subject = 'float'
      )
      select id, kind, steps.at as happened_at, events.at as announced_at, steps.terms, events.terms as announced
      from steps
      full join events using (id, kind)
      where (steps.at, steps.terms) is distinct from (events.at, events.terms) or times > 1`,
  },
];
