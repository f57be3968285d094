import { Prisma } from '../../../platform/database/generated/client.js';
import type { Invariant } from './invariant.js';

const minuteMs = 60_000;
/** Workers look every ten seconds for runs that were left. A step may be late itself, and a worker have to be started. */
const allowanceMs = 15 * minuteMs;

/** Work that lasts, at an instant. */
export function longJobInvariants(now: Date): Invariant[] {
  const late = new Date(now.getTime() - allowanceMs);
  return [
    {
      name: 'no long job is left by its worker, or past its next step, for more than 15 minutes',
      sql: Prisma.sql`
        select id, name, key, holder, lease_until, due_at, done, total, failure
        from long_jobs
        where lease_until < ${late} or finished_at is null and due_at < ${late}`,
    },
  ];
}
