import { Prisma } from '../../../platform/database/generated/client.js';
import type { Invariant } from './invariant.js';
import { longestTransactionSeconds } from './tolerances.js';

/** Decisions about the money of rentals that needed a second person. */
export const rentalDecisionInvariants: Invariant[] = [
  {
    name: 'a decision about a rental that needed two people is carried out once approved, as it was proposed, and no other is',
    sql: Prisma.sql`
      with approved as (
        select id::text as act, subject_id as rental, proposed_by_id::text as proposer, decided_by_id, decided_at,
          case request ->> 'event' when 'share-deposit' then 'share-deposit' when 'cancel-by-staff' then 'cancel-rental'
            else 'decide-handover' end as action,
          concat_ws(' ', request ->> 'amount', reason) as terms, request ->> 'event' as event, request, amount, kind
        from approvals
        where kind in ('rental-refund', 'deposit-share') and status = 'approved'
      ), logged as (
        select detail ->> 'approvalId' as act, subject_id as rental, detail ->> 'proposedById' as proposer, actor_id, at,
          action, concat_ws(' ', detail ->> 'amount', detail ->> 'reason') as terms,
          count(*) over (partition by detail ->> 'approvalId') as times
        from audit_log
        where action in ('share-deposit', 'decide-handover', 'cancel-rental') and detail ? 'approvalId'
      )
      select coalesce(approved.act, logged.act) as act, approved.event, decided_by_id, logged.actor_id, decided_at, logged.at,
        approved.terms, logged.terms as logged_terms
      from approved
      full join logged using (act)
      left join rentals r on r.id::text = approved.rental
      left join rental_events e on e.rental_id = r.id and e.event = approved.event and e.at = approved.decided_at
        and e.actor = 'staff' and e.actor_id = decided_by_id
      where times is distinct from 1 or e.id is null
        or e.amount is distinct from (request ->> 'amount')::int
        or (approved.rental, approved.proposer, decided_by_id, approved.action, approved.terms)
          is distinct from (logged.rental, logged.proposer, logged.actor_id, logged.action, logged.terms)
        or approved.amount is distinct from (request ->> 'sum')::int
        or (approved.kind = 'deposit-share') <> (approved.event = 'share-deposit')
        or approved.event = 'share-deposit' and approved.amount <> r.security_deposit
        or decided_by_id in (r.renter_id, r.owner_id) or approved.proposer in (r.renter_id::text, r.owner_id::text)
        or abs(extract(epoch from decided_at - logged.at)) > ${longestTransactionSeconds}`,
  },
  {
    // Entries from before say neither.
    name: 'who decided about a rental alone divided all of its rent or deposit, and counts with it',
    sql: Prisma.sql`
      select l.id, l.subject_id, l.action, l.detail ->> 'alone' as alone, r.security_deposit
      from audit_log l
      left join rentals r on r.id::text = l.subject_id
      where l.action in ('share-deposit', 'decide-handover', 'cancel-rental') and l.detail ? 'alone' and (
        l.detail ? 'approvalId'
        or l.action = 'share-deposit' and (l.detail ->> 'alone')::int is distinct from r.security_deposit
        or l.action <> 'share-deposit' and r.kept_rent is not null
          and (l.detail ->> 'alone')::int is distinct from r.rent)`,
  },
];
