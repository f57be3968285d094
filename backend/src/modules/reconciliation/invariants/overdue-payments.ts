import { hourMs } from '../../../kernel/duration.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import { checkedForHours, undecidedStatuses } from '../../payments/index.js';
import {
  checkAllowanceMs,
  longestCheckPauseMs,
  reviewAllowanceMs,
  roundAllowanceMs,
} from './allowances.js';
import type { Invariant } from './invariant.js';

/** A comparison asks the gateway for each payment of some days, three times when it fails. */
const comparisonAllowanceMs = 6 * hourMs;

/** Payments, and acts of staff about money, whose time has come, at an instant. */
export function overduePaymentInvariants(now: Date): Invariant[] {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const ahead = (ms: number) => new Date(now.getTime() + ms);
  return [
    {
      name: 'no payment is undecided an hour after its last check',
      sql: Prisma.sql`
        select id, reference, purpose, status, created_at
        from payments
        where status = any(${undecidedStatuses}::"PaymentStatus"[]) and status <> 'review'
          and created_at + make_interval(hours => ${checkedForHours}) < ${ago(checkAllowanceMs)}`,
    },
    {
      name: 'no payment waits for its next check for more than 6 hours',
      sql: Prisma.sql`
        select id, reference, status, next_check_at
        from payments
        where next_check_at > ${ahead(longestCheckPauseMs)}`,
    },
    {
      name: 'no payment is in review for more than a week',
      sql: Prisma.sql`
        select p.id, p.reference, p.review_reason, max(e.at) as since
        from payments p
        join payment_events e on e.payment_id = p.id and e."to" = 'review'
        where p.status = 'review'
        group by p.id
        having max(e.at) < ${ago(reviewAllowanceMs)}`,
    },
    {
      name: 'no act waits for a second person past its time by more than 15 minutes',
      sql: Prisma.sql`
        select id, kind, proposed_at, expires_at
        from approvals
        where status = 'proposed' and expires_at < ${ago(roundAllowanceMs)}`,
    },
    {
      name: 'no comparison that staff asked for waits for more than 15 minutes, or is made for hours',
      sql: Prisma.sql`
        select id, requested_at, attempts, next_attempt_at
        from reconciliation_runs
        where next_attempt_at < ${ago(roundAllowanceMs)}
          or next_attempt_at is not null and requested_at < ${ago(comparisonAllowanceMs)}`,
    },
  ];
}
