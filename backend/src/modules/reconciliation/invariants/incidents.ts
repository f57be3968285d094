import { Prisma } from '../../../platform/database/generated/client.js';
import { payoutPurposes } from '../../payments/index.js';
import type { Invariant } from './invariant.js';
import { clockDifferenceSeconds, longestTransactionSeconds } from './tolerances.js';

/** A payment that began so long after an incident had been declared did not begin before. */
const declaredBeforeSeconds = longestTransactionSeconds + clockDifferenceSeconds;

/** Operators that are down: who said so, and what it kept from beginning. */
export const incidentInvariants: Invariant[] = [
  {
    name: 'every step of an incident of an operator is on record, as whoever took it, and no other is',
    sql: Prisma.sql`
      with steps as (
        select id::text as incident, 'declare-incident' as action, declared_by_id as actor,
          declared_at as at, operator::text, reason, started_at, blocks_payments and blocked_at is null as blocks
        from operator_incidents where status in ('open', 'ended')
        union all
        select id::text, 'block-payments', blocked_by_id, blocked_at, operator::text, blocking_reason, started_at, null
        from operator_incidents where blocked_at is not null
        union all
        select id::text, case status when 'ended' then 'end-incident' else 'dismiss-incident' end,
          closed_by_id, closed_at, operator::text, closing_reason, started_at, null
        from operator_incidents where status in ('ended', 'dismissed')
      ), logged as (
        select subject_id as incident, action, actor_id as actor, at, detail ->> 'operator' as operator,
          detail ->> 'reason' as reason, (detail ->> 'startedAt')::timestamptz as started_at,
          (detail ->> 'blocksPayments')::boolean as blocks, count(*) over (partition by subject_id, action) as times
        from audit_log
        where subject = 'incident'
          and action in ('declare-incident', 'block-payments', 'end-incident', 'dismiss-incident')
      )
      select incident, action, steps.actor, logged.actor as logged_actor, steps.at, logged.at as logged_at
      from steps
      full join logged using (incident, action)
      where (steps.actor, steps.at, steps.operator, steps.reason, steps.started_at, steps.blocks)
          is distinct from (logged.actor, logged.at, logged.operator, logged.reason, logged.started_at, logged.blocks)
        or times > 1`,
  },
  {
    name: 'every step of an incident of an operator was announced once, and nothing else was',
    sql: Prisma.sql`
      with steps as (
        select id, 'incident.proposed' as kind, proposed_at as at, null::uuid as actor_id, operator::text,
          concat_ws(' ', attempts, failures, usual_percent) as figures
        from operator_incidents where proposed_at is not null
        union all
        select id, 'incident.declared', declared_at, declared_by_id, operator::text, ''
        from operator_incidents where declared_at is not null
        union all
        select id, 'incident.' || status, closed_at, closed_by_id, operator::text, ''
        from operator_incidents where closed_at is not null
      ), events as (
        select subject_id as id, kind, at, actor_id, facts ->> 'operator' as operator,
          concat_ws(' ', facts ->> 'attempts', facts ->> 'failures', facts ->> 'usualPercent') as figures,
          count(*) over (partition by subject_id, kind) as times
        from domain_events
        where subject = 'incident' and kind <> 'incident.forgotten'
      )
      select id, kind, steps.at as happened_at, events.at as announced_at, steps.operator
      from steps
      full join events using (id, kind)
      where (steps.at, steps.actor_id, steps.operator, steps.figures)
          is distinct from (events.at, events.actor_id, events.operator, events.figures)
        or times > 1`,
  },
  {
    name: 'no payment begins through an operator that staff have blocked, and no payout to one that is down',
    sql: Prisma.sql`
      select p.id, i.id as incident, p.operator, p.purpose, p.created_at, i.declared_at, i.closed_at
      from operator_incidents i
      join payments p on p.operator = i.operator and p.amount > 0
        and p.created_at > ${declaredBeforeSeconds} * interval '1 second'
          + case when p.purpose = any(${[...payoutPurposes]}::"PaymentPurpose"[]) then i.declared_at
            else coalesce(i.blocked_at, i.declared_at) end
        and p.created_at < coalesce(i.closed_at, 'infinity') - ${clockDifferenceSeconds} * interval '1 second'
      where i.status in ('open', 'ended')
        and (i.blocks_payments or p.purpose = any(${[...payoutPurposes]}::"PaymentPurpose"[]))`,
  },
];
