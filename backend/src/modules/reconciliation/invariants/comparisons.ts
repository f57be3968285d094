import { Prisma } from '../../../platform/database/generated/client.js';
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
];
