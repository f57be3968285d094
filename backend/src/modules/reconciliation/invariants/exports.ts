import { Prisma } from '../../../platform/database/generated/client.js';
import type { Invariant } from './invariant.js';
import { clockDifferenceSeconds } from './tolerances.js';

/** Files of what members are given of their data. The worker that removes them may be ahead of whoever audits. */
export const exportInvariants = (now: Date): Invariant[] => [
  {
    name: 'every export that can be downloaded has all of its files in storage, and no other',
    sql: Prisma.sql`
      select e.id, e.parts, count(f.id) as files
      from data_exports e
      left join data_export_files f on f.export_id = e.id
      where e.expires_at > ${now}::timestamptz + make_interval(secs => ${clockDifferenceSeconds})
      group by e.id
      having count(f.put_at) <> e.parts or count(f.id) <> e.parts or max(f.part) <> e.parts`,
  },
  {
    name: 'no file is on record of an export that is gone, or that is not there',
    sql: Prisma.sql`
      select f.id, f.export_id, f.name
      from data_export_files f
      left join data_exports e on e.id = f.export_id
      where e.id is null or e.removed_at is not null`,
  },
  {
    name: 'every file of an export is kept under its name, written after the request and before it was ready',
    sql: Prisma.sql`
      select f.id, f.export_id, f.name, f.begun_at, f.put_at
      from data_export_files f
      join data_exports e on e.id = f.export_id
      where f.name not like 'exports/' || f.export_id || '/%'
        or f.begun_at < e.requested_at or f.put_at < f.begun_at or f.put_at > e.ready_at`,
  },
];
