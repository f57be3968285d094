import { Prisma } from '../../../platform/database/generated/client.js';
import { decidedStatuses } from '../../payments/index.js';
import type { Invariant } from './invariant.js';

/** Comparisons with the gateway, and what their reports say. */
export const comparisonInvariants: Invariant[] = [
  {
    name: 'every comparison that staff asked for is on record, and has a report once it is done and not before',
    sql: Prisma.sql`
      with logged as (
        select subject_id, count(*) as entries, min(actor_id::text) as actor, min(at) as at
        from audit_log
        where action = 'compare-payments' and subject = 'reconciliation'
        group by subject_id
      )
      select coalesce(run.id::text, subject_id) as id, requested_at, ended_at, failed_at, entries, actor, at,
        report.id as report_id, report.created_at
      from reconciliation_runs run
      full join logged on subject_id = run.id::text
      left join reconciliation_reports report on report.run_id = run.id
      where entries is distinct from 1 or actor is distinct from requested_by_id::text
        or at is distinct from requested_at or ended_at is distinct from report.created_at`,
  },
  {
    name: 'what a report says that operators held, with the fees, is what it says that Loka owed',
    sql: Prisma.sql`
      select id, day, totals
      from reconciliation_reports
      where totals is not null and (
        select coalesce(sum((operator ->> 'held')::bigint + (operator ->> 'fees')::bigint), 0)
        from jsonb_array_elements(totals -> 'operators') as operator
      ) is distinct from (totals ->> 'own')::bigint + (
        select sum(amount::bigint) from jsonb_each_text(totals -> 'owed') as owed (name, amount)
      )`,
  },
  {
    name: 'no payment counts as agreed with the gateway before it was decided',
    sql: Prisma.sql`
      select p.id, p.status, p.decided_at, a.agreed_on, a.facts
      from payment_agreements a
      join payments p on p.id = a.payment_id
      where not p.status = any(${decidedStatuses}::"PaymentStatus"[]) or p.amount = 0
        or a.agreed_on < (p.decided_at at time zone 'Africa/Libreville')::date
        or split_part(a.facts, ' ', 1) not in (p.status::text, 'succeeded')`,
  },
];
