import { Prisma } from '../../../platform/database/generated/client.js';
import type { Invariant } from './invariant.js';

const minuteMs = 60_000;
/** Workers look every ten seconds for runs that were left. A step may be late itself, and a worker have to be started. */
const allowanceMs = 15 * minuteMs;

/** Work that lasts, and what it leaves, at an instant. */
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
    {
      name: 'no payment counts as agreed with the gateway before it was decided',
      sql: Prisma.sql`
        select p.id, p.status, p.decided_at, a.agreed_on, a.facts
        from payment_agreements a
        join payments p on p.id = a.payment_id
        where p.status not in ('succeeded', 'failed') or p.amount = 0
          or a.agreed_on < (p.decided_at at time zone 'Africa/Libreville')::date
          or split_part(a.facts, ' ', 1) not in (p.status::text, 'succeeded')`,
    },
  ];
}
