import { Prisma } from '../../../platform/database/generated/client.js';
import type { Invariant } from './invariant.js';
import { longestTransactionSeconds } from './tolerances.js';

/** Files with contact data: who was let take one, and who did. */
export const contactExportInvariants: Invariant[] = [
  {
    name: 'a file with contact data is granted to an admin, or as an admin approved it, and no other is',
    sql: Prisma.sql`
      select coalesce(e.id, a.id) as id, e.list, e.requested_by_id, a.status, held.role
      from contact_exports e
      full join (select * from approvals where kind = 'contact-export' and status = 'approved') a
        on a.id = e.approval_id
      left join lateral (
        select role from role_grants g
        where g.user_id = e.requested_by_id and g.at <= e.granted_at
        order by g.at desc limit 1
      ) as held on true
      where e.id is null
        or e.approval_id is null and held.role is distinct from 'admin'
        or e.approval_id is not null and (
          (a.id, a.proposed_by_id, a.request ->> 'list', a.request -> 'filter', a.reason)
            is distinct from (e.id, e.requested_by_id, e.list, e.filter, e.reason)
          or abs(extract(epoch from a.decided_at - e.granted_at)) > ${longestTransactionSeconds})`,
  },
  {
    name: 'every file with contact data was taken once, within a day, and is on record with why and how many rows',
    sql: Prisma.sql`
      with logged as (
        select detail ->> 'exportId' as id, subject_id as list, actor_id, at, (detail ->> 'rows')::int as rows,
          detail ->> 'reason' as reason, detail ->> 'approvalId' as approval,
          count(*) over (partition by detail ->> 'exportId') as times
        from audit_log
        where action = 'export-list' and coalesce((detail ->> 'contacts')::boolean, false)
      )
      select coalesce(e.id::text, logged.id) as id, e.used_at, logged.at, e.rows, logged.rows as logged_rows, times
      from (select * from contact_exports where used_at is not null) e
      full join logged on logged.id = e.id::text
      where times is distinct from 1
        or (e.list, e.requested_by_id, e.rows, e.reason, e.approval_id::text)
          is distinct from (logged.list, logged.actor_id, logged.rows, logged.reason, logged.approval)
        or e.used_at < e.granted_at or e.used_at >= e.granted_at + interval '24 hours'
        or abs(extract(epoch from e.used_at - logged.at)) > ${longestTransactionSeconds}`,
  },
];
