import { type PaymentStatus, Prisma } from '../../../platform/database/generated/client.js';
import { decidedStatuses, rentalPurposes } from '../../payments/index.js';
import type { Invariant } from './invariant.js';
import { clockDifferenceSeconds } from './tolerances.js';

/** Where each status of a payment may lead; a step that leaves it where it is says that it is waited for. */
const following: { [from in PaymentStatus]?: PaymentStatus[] } = {
  created: ['submitting', 'succeeded', 'failed'],
  submitting: ['pending', 'unknown', 'review', 'succeeded', 'failed'],
  pending: ['pending', 'unknown', 'review', 'succeeded', 'failed'],
  unknown: ['unknown', 'pending', 'review', 'succeeded', 'failed'],
  review: ['succeeded', 'failed'],
};

/** Every step of a payment that there is, after the first. */
const steps = Prisma.sql`(values ${Prisma.join(
  Object.entries(following).flatMap(([from, to]) =>
    to.map((next) => Prisma.sql`(${from}::"PaymentStatus", ${next}::"PaymentStatus")`),
  ),
)}) as step ("from", "to")`;

const decided = Prisma.sql`any(${decidedStatuses}::"PaymentStatus"[])`;
const clockDifference = Prisma.sql`make_interval(secs => ${clockDifferenceSeconds})`;

/** What happened to payments, and what they have become. */
export const paymentHistoryInvariants: Invariant[] = [
  {
    name: 'every step of a payment is one that there is, and what the wallet pays alone is never sent',
    sql: Prisma.sql`
      select e.payment_id, e."from", e."to", e.at
      from payment_events e
      left join payments p on p.id = e.payment_id
      left join ${steps} on step."from" = e."from" and step."to" = e."to"
      where p.id is null or step."from" is null and (e."from" is not null or e."to" <> 'created')
        or p.amount = 0 and e."to" not in ('created', 'succeeded')
        or p.amount > 0 and e."from" = 'created' and e."to" = 'succeeded'`,
  },
  {
    name: 'what a payment says of itself is what its history says, and nothing that excludes it',
    sql: Prisma.sql`
      with history as (
        select payment_id, min(at) as first_at, max(at) as last_at,
          max(at) filter (where "from" is null) as created_at,
          max(at) filter (where "to" = ${decided}) as decided_at,
          count(*) filter (where "to" = 'review') as reviews,
          max(detail) filter (where "to" = 'failed') as failed_for
        from payment_events
        group by payment_id
      )
      select p.id, p.reference, p.status, p.created_at, p.decided_at, p.next_check_at,
        p.review_reason, p.failure_code, p.settled_amount, p.rental_id
      from payments p
      left join history h on h.payment_id = p.id
      where p.created_at is distinct from h.created_at
        or p.decided_at is distinct from h.decided_at
        or h.first_at < p.created_at - ${clockDifference}
        or h.last_at > p.decided_at + ${clockDifference}
        or (p.next_check_at is null) <> (p.status = 'review' or p.status = ${decided})
        or p.review_reason is not null and h.reviews = 0
        or p.review_reason is null and p.status = 'review'
        or p.failure_code is distinct from left(h.failed_for, 200)
        or p.status = 'review'
          and (p.review_reason = 'other_amount') <> (p.settled_amount is not null)
        or p.settled_amount is not null and (p.status = 'failed' or p.settled_amount = p.amount)
        or p.settled_amount is not null and h.reviews = 0
        or p.rental_id is not null and (
          not p.purpose = any(${rentalPurposes}::"PaymentPurpose"[]) or p.status <> 'succeeded' or p.settled_amount is not null
        )`,
  },
];
