import { Prisma } from '../../../platform/database/generated/client.js';
import type { Invariant } from './invariant.js';
import { longestTransactionSeconds } from './tolerances.js';

/** What two people do together, and who may be one of them. Until corrections were a kind of it, they had names of their own. */
export const approvalInvariants: Invariant[] = [
  {
    name: 'every step of an act of two people is on record, as whoever took it, and no other is',
    sql: Prisma.sql`
      with steps as (
        select id::text as act, 'propose' as step, proposed_by_id as actor, proposed_at as at,
          concat_ws(' ', kind, subject, subject_id, member_id, amount, reason) as terms
        from approvals
        union all
        select id::text, case status when 'approved' then 'approve' when 'refused' then 'refuse' else 'take-back' end,
          decided_by_id, decided_at, concat_ws(' ', kind, subject, subject_id, member_id, amount,
            case status when 'refused' then refusal_reason else reason end)
        from approvals
        where status in ('approved', 'refused', 'taken_back')
      ), logged as (
        select coalesce(detail ->> 'approvalId', detail ->> 'correctionId') as act,
          case action when 'correct-balance' then 'approve'
            else regexp_replace(action, '-(act|correction)$', '') end as step,
          actor_id as actor, at,
          concat_ws(' ', coalesce(detail ->> 'kind', 'correction'), subject, subject_id,
            case when detail ? 'correctionId' then subject_id else detail ->> 'userId' end,
            detail ->> 'amount', detail ->> 'reason') as terms
        from audit_log
        where action in ('propose-act', 'approve-act', 'refuse-act', 'take-back-act',
            'propose-correction', 'refuse-correction', 'take-back-correction')
          or action = 'correct-balance' and detail ? 'correctionId'
      )
      select act, step, steps.actor, logged.actor as logged_actor, steps.at, logged.at as logged_at
      from steps
      full join logged using (act, step)
      where (steps.actor, steps.terms) is distinct from (logged.actor, logged.terms)
        or abs(extract(epoch from steps.at - logged.at)) > ${longestTransactionSeconds}`,
  },
  {
    name: 'every step of an act of two people was announced once, and nothing else was',
    sql: Prisma.sql`
      with steps as (
        select id, 'proposed' as step, proposed_at as at, proposed_by_id as actor_id, expires_at,
          concat_ws(' ', kind, member_id, proposed_by_id, amount) as terms
        from approvals
        union all
        select id, replace(status::text, '_', '-'), decided_at, decided_by_id, null,
          concat_ws(' ', kind, member_id, proposed_by_id, amount)
        from approvals
        where status <> 'proposed'
      ), events as (
        select subject_id as id, split_part(kind, '.', 2) as step, at, actor_id,
          (facts ->> 'expiresAt')::timestamptz as expires_at,
          concat_ws(' ', coalesce(facts ->> 'kind', 'correction'), coalesce(facts ->> 'memberId', facts ->> 'userId'),
            facts ->> 'proposedById', facts ->> 'amount') as terms,
          count(*) over (partition by subject_id, kind) as times
        from domain_events
        where subject in ('approval', 'correction')
      )
      select id, step, steps.at as happened_at, events.at as announced_at, steps.terms, events.terms as announced
      from steps
      full join events using (id, step)
      where (steps.at, steps.actor_id, steps.expires_at, steps.terms)
          is distinct from (events.at, events.actor_id, events.expires_at, events.terms)
        or times > 1`,
  },
  {
    // Roles from before this was on record bind nobody to it.
    name: 'an act of two people is decided by an admin whom its proposer did not make one, who had the role before and approves by then',
    sql: Prisma.sql`
      select a.id, a.kind, a.proposed_by_id, a.proposed_at, a.decided_by_id, a.decided_at, held.role, held.source,
        held.given_by_id, held.since, held.approves_from
      from approvals a
      left join lateral (
        select * from role_grants
        where user_id = a.decided_by_id and at <= a.decided_at
        order by at desc limit 1
      ) as held on true
      where a.status in ('approved', 'refused')
        and (a.decided_by_id in (a.proposed_by_id, a.member_id) or held.role is distinct from 'admin'
          or held.source <> 'before' and (held.approves_from > a.decided_at or held.since > a.proposed_at)
          or held.source = 'admin' and held.given_by_id = a.proposed_by_id)`,
  },
  {
    name: 'an act of two people was approved while its proposer had the role that they proposed it with',
    sql: Prisma.sql`
      select a.id, a.kind, a.proposed_by_id, a.proposed_at, a.decided_at, held.role, held.source, held.since
      from approvals a
      left join lateral (
        select * from role_grants
        where user_id = a.proposed_by_id and at <= a.decided_at
        order by at desc limit 1
      ) as held on true
      where a.status = 'approved'
        and (coalesce(held.role, 'member') = 'member'
          or held.source <> 'before' and held.since > a.proposed_at)`,
  },
  {
    name: 'every member has the role that was given last, and an admin is made by two others or by the command',
    sql: Prisma.sql`
      with given as (
        select *, lag(role) over (partition by user_id order by at) as role_before,
          lag(since) over (partition by user_id order by at) as since_before,
          lead(at) over (partition by user_id order by at) is null as is_last
        from role_grants
      )
      select u.id, u.role, g.id as given, g.role as given_role, g.source, g.given_by_id, g.at, a.id as approval
      from users u
      full join given g on g.user_id = u.id
      left join approvals a on a.id = g.approval_id
      where g.id is null and u.role <> 'member'
        or g.is_last and u.role is distinct from g.role
        or g.source <> 'before' and g.since <> case when g.role = g.role_before then g.since_before else g.at end
        or g.source = 'admin' and (g.role = 'admin' or coalesce(g.role_before, 'member') = 'admin')
          and (a.status, a.kind, a.subject_id, a.request ->> 'role', a.proposed_by_id)
            is distinct from ('approved'::"ApprovalStatus", 'role', g.user_id::text, g.role::text, g.given_by_id)
        or g.source = 'admin' and g.role = 'admin' and g.approves_from <> g.at + interval '7 days'
        or g.source = 'command' and g.approves_from not in (g.at, g.at + interval '7 days')
        or g.source = 'before' and exists (
          select from role_grants o where o.source <> 'before' and o.at <= g.at)`,
  },
  {
    name: 'every role that was given is on record in the audit log, with who gave and who approved it, and no other is',
    sql: Prisma.sql`
      with given as (
        select g.user_id::text as member, g.at, g.role::text as role, g.approval_id::text as approval,
          case g.source when 'command' then g.user_id else coalesce(a.decided_by_id, g.given_by_id) end as actor,
          g.source = 'command' as by_command
        from role_grants g
        left join approvals a on a.id = g.approval_id
        where g.source <> 'before'
      ), logged as (
        select l.subject_id as member, l.at, l.detail ->> 'to' as role, l.detail ->> 'approvalId' as approval,
          l.actor_id as actor, coalesce(l.detail ->> 'by' = 'command', false) as by_command
        from audit_log l
        where l.action = 'change-role' and not exists (
          select from role_grants g where g.source = 'before' and g.user_id::text = l.subject_id and g.at = l.at)
      )
      select member, at, given.role, logged.role as logged_role, given.actor, logged.actor as logged_actor
      from given
      full join logged using (member, at)
      where (given.role, given.approval, given.actor, given.by_command)
        is distinct from (logged.role, logged.approval, logged.actor, logged.by_command)`,
  },
  {
    name: 'an approved role of two admins is given once, and no other is',
    sql: Prisma.sql`
      select a.id, a.subject_id, a.status, g.id as given
      from approvals a
      left join role_grants g on g.approval_id = a.id
      where a.kind = 'role' and (a.status = 'approved') <> (g.id is not null)`,
  },
];
