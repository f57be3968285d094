import { Prisma } from '../../../platform/database/generated/client.js';
import type { Invariant } from './invariant.js';
import { longestTransactionSeconds } from './tolerances.js';

/** What staff did by hand against what they put on record. */
export const correctionInvariants: Invariant[] = [
  {
    // Equal corrections of one member are told apart by their order.
    name: 'every correction has its entry in the audit log, of its amount, member and account, and no other has one',
    sql: Prisma.sql`
      with posted as (
        select t.idempotency_key as key, t.created_at as at, t.description as reason,
          max(a.holder) filter (where a.kind <> 'suspense') as member,
          max(a.kind::text) filter (where a.kind <> 'suspense') as account,
          (sum(e.amount) filter (where a.kind <> 'suspense'))::text as amount,
          count(*) = 2 and count(*) filter (where a.kind = 'suspense') = 1
            and t.rental_id is null as is_whole
        from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id
        join ledger_accounts a on a.id = e.account_id
        where t.type = 'correction'
        group by t.id
      ), numbered as (
        select *, row_number() over (
          partition by member, account, amount, reason order by at, key
        ) as nth
        from posted
      ), logged as (
        select *, row_number() over (
          partition by member, account, amount, reason order by at, id
        ) as nth
        from (
          -- Corrections of before name no account: they were of wallets.
          select id, at, actor_id::text as actor, subject_id as member,
            coalesce(detail ->> 'account', 'wallet') as account, detail ->> 'amount' as amount,
            detail ->> 'reason' as reason
          from audit_log
          where action = 'correct-balance' and subject = 'user'
        ) as entry
      )
      select key, member, account, amount, reason, logged.id as audit_entry, numbered.at as posted_at,
        logged.at as logged_at
      from numbered
      full join logged using (member, account, amount, reason, nth)
      where key is null or id is null or not is_whole or actor = member
        or abs(extract(epoch from numbered.at - logged.at)) > ${longestTransactionSeconds}`,
  },
  {
    name: 'a correction that needed two admins is posted once approved, as it was proposed, and no other is',
    sql: Prisma.sql`
      with posted as (
        select t.idempotency_key as key, t.created_at as at, t.description as reason,
          max(a.holder) filter (where a.kind <> 'suspense') as member,
          max(a.kind::text) filter (where a.kind <> 'suspense') as account,
          sum(e.amount) filter (where a.kind <> 'suspense') as amount
        from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id
        join ledger_accounts a on a.id = e.account_id
        where t.type = 'correction'
        group by t.id
      )
      select c.id, c.status, c.proposed_by_id, c.decided_by_id, c.amount, posted.amount as posted_amount
      from approvals c
      left join posted on posted.key = 'correction:' || c.id
      where c.kind = 'correction' and case c.status
        when 'approved' then (posted.member, posted.account, posted.amount, posted.reason)
            is distinct from (c.member_id::text, c.request ->> 'account', c.amount::numeric, c.reason)
          or c.subject <> 'user' or c.subject_id <> c.member_id::text
          or abs(extract(epoch from posted.at - c.decided_at)) > ${longestTransactionSeconds}
        else posted.key is not null or c.member_id is null end`,
  },
  {
    // Who lends the object earns what is decided to be paid; what is settled late is its payer's alone.
    name: 'every payment that staff decided or settled late has its entry in the audit log, and no other has one',
    sql: Prisma.sql`
      with decided as (
        select e.payment_id::text as payment, e."to"::text as outcome, e.at,
          coalesce(p.settled_amount, p.amount)::text as settled, p.user_id::text as payer,
          i.owner_id::text as owner, announced.actor_id::text as decider
        from payment_events e
        join payments p on p.id = e.payment_id
        left join items i on i.id = p.item_id
        left join domain_events announced on announced.subject_id = p.id and announced.at = e.at
          and announced.kind in ('payment.succeeded', 'payment.failed')
        where e."from" = 'review'
        union all
        select subject_id::text, 'settled late', announced.at, facts ->> 'settledAmount',
          user_id::text, null, actor_id::text
        from domain_events announced
        join payments p on p.id = subject_id
        where announced.kind = 'payment.settled-late'
      ), entries as (
        select *, case action when 'settle-late' then 'settled late' else detail ->> 'outcome' end
          as outcome
        from audit_log
        where action in ('decide-payment', 'settle-late') and subject = 'payment'
      ), logged as (
        select subject_id as payment, outcome, at, detail ->> 'movedAmount' as settled,
          actor_id::text as actor, count(*) over (partition by subject_id, outcome) as times
        from entries
      )
      select payment, outcome, decided.at as decided_at, logged.at as logged_at,
        decided.settled as settled, logged.settled as said
      from decided
      full join logged using (payment, outcome)
      where payer is null or actor is null or actor in (payer, owner) or actor <> decider or times > 1
        or abs(extract(epoch from decided.at - logged.at)) > ${longestTransactionSeconds}
        or outcome in ('succeeded', 'settled late') and logged.settled <> decided.settled`,
  },
];
