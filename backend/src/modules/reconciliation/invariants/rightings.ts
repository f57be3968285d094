import { Prisma } from '../../../platform/database/generated/client.js';
import type { Invariant } from './invariant.js';
import { longestTransactionSeconds } from './tolerances.js';

/** XAF that payment `p` settled by its decision, or late, as staff put it on record; null of one that settled nothing. */
const decidedAmount = Prisma.sql`
  case p.status
    when 'succeeded' then coalesce(p.settled_amount, p.amount)
    when 'failed' then (
      select (l.detail ->> 'movedAmount')::int from audit_log l
      where l.action = 'settle-late' and l.subject_id = p.id::text)
  end`;

/** What two admins decided of payments that had been decided, against their approvals and the audit log. */
export const rightingInvariants: Invariant[] = [
  {
    name: 'what a decided payment settled is put right by two admins, from what the books said, and is on record',
    sql: Prisma.sql`
      with righted as (
        select r.*, p.user_id, i.owner_id, lag(r.settled_after, 1, ${decidedAmount}) over (
          partition by r.payment_id order by r.at, r.id) as wanted_before
        from payment_rightings r
        join payments p on p.id = r.payment_id
        left join items i on i.id = p.item_id
      ), logged as (
        select detail ->> 'approvalId' as righting, subject_id as payment, actor_id as actor, at,
          concat_ws(' ', detail ->> 'movedAmount', detail ->> 'bearer', detail ->> 'proposedById',
            detail ->> 'reason') as terms,
          count(*) over (partition by detail ->> 'approvalId') as times
        from audit_log
        where action = 'put-payment-right'
      )
      select coalesce(righted.id::text, righting) as id, coalesce(payment_id::text, payment) as payment_id,
        settled_before, wanted_before, settled_after, righted.at, logged.at as logged_at
      from righted
      full join logged on righting = righted.id::text
      left join approvals a on a.id = righted.id
      where times is distinct from 1 or payment is distinct from payment_id::text
        or actor is distinct from approved_by_id or wanted_before is distinct from settled_before
        or terms is distinct from concat_ws(' ', settled_after, bearer, righted.proposed_by_id, righted.reason)
        or righted.proposed_by_id = approved_by_id
        or user_id in (righted.proposed_by_id, approved_by_id)
        or owner_id in (righted.proposed_by_id, approved_by_id)
        or (a.kind, a.status::text, a.subject_id, a.proposed_by_id, a.decided_by_id, (a.request ->> 'movedAmount')::int)
          is distinct from ('payment-put-right', 'approved', payment_id::text, righted.proposed_by_id, approved_by_id,
            settled_after)
        or abs(extract(epoch from righted.at - logged.at)) > ${longestTransactionSeconds}`,
  },
  {
    name: 'an approved decision or late settlement of a payment was carried out once, as it was proposed, and no other names an act',
    sql: Prisma.sql`
      with acts as (
        select id::text as act, kind, subject_id as payment, decided_by_id as actor, decided_at as at,
          concat_ws(' ', request ->> 'outcome', nullif(request ->> 'movedAmount', '0'), request ->> 'proof', reason,
            proposed_by_id) as terms
        from approvals
        where kind in ('payment-decision', 'late-settlement') and status = 'approved'
      ), logged as (
        select detail ->> 'approvalId' as act,
          case action when 'decide-payment' then 'payment-decision' else 'late-settlement' end as kind,
          subject_id as payment, actor_id as actor, at,
          concat_ws(' ', detail ->> 'outcome', detail ->> 'movedAmount', detail ->> 'proof', detail ->> 'reason',
            detail ->> 'proposedById') as terms,
          count(*) over (partition by detail ->> 'approvalId') as times
        from audit_log
        where action in ('decide-payment', 'settle-late') and detail ? 'approvalId'
      )
      select act, coalesce(acts.payment, logged.payment) as payment, acts.terms, logged.terms as logged_terms, acts.at,
        logged.at as logged_at
      from acts
      full join logged using (act)
      where (acts.kind, acts.payment, acts.actor, acts.terms, 1)
          is distinct from (logged.kind, logged.payment, logged.actor, logged.terms, times)
        or abs(extract(epoch from acts.at - logged.at)) > ${longestTransactionSeconds}`,
  },
];
