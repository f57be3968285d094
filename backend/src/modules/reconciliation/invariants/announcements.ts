import { Prisma } from '../../../platform/database/generated/client.js';
import { operators } from '../../mobile-money/index.js';
import type { Invariant } from './invariant.js';

/** What each step of a rental is announced as, and why where one kind has several causes. */
const rentalKinds = Prisma.sql`(values
  ('request', 'rental.requested', ''),
  ('accept', 'rental.accepted', ''),
  ('refuse', 'rental.refused', 'owner'),
  ('expire', 'rental.refused', 'expired'),
  ('supersede', 'rental.refused', 'superseded'),
  ('cancel-request', 'rental.cancelled', 'request-cancelled'),
  ('cancel', 'rental.cancelled', ''),
  ('cancel-by-owner', 'rental.cancelled', ''),
  ('start', 'rental.started', ''),
  ('finish', 'rental.finished', ''),
  ('declare-return', 'rental.return-declared', ''),
  ('confirm-return', 'rental.return-confirmed', 'owner'),
  ('settle-return', 'rental.return-confirmed', 'uncontested'),
  ('settle-undeclared', 'rental.return-confirmed', 'undeclared'),
  ('remind-answer', 'rental.answer-awaited', ''),
  ('remind-return', 'rental.return-awaited', 'first'),
  ('remind-return-again', 'rental.return-awaited', 'second'),
  ('run-late', 'rental.run-late', ''),
  ('contest-return', 'rental.return-contested', ''),
  ('claim-late-fee', 'rental.return-contested', 'late'),
  ('report-missing', 'rental.object-missing', ''),
  ('accept-claim', 'rental.deposit-shared', 'claim-accepted'),
  ('counter-claim', 'rental.claim-countered', ''),
  ('accept-offer', 'rental.deposit-shared', 'offer-accepted'),
  ('refuse-offer', 'rental.claim-disputed', 'offer-refused'),
  ('escalate-claim', 'rental.claim-disputed', 'unanswered'),
  ('settle-offer', 'rental.deposit-shared', 'offer-unanswered'),
  ('share-deposit', 'rental.deposit-shared', 'staff')
) as announced (event, kind, reason)`;

/** The steps of a payment that are announced. */
const paymentKinds = Prisma.sql`(values
  ('created'::"PaymentStatus", 'payment.created'),
  ('succeeded', 'payment.succeeded'),
  ('failed', 'payment.failed'),
  ('review', 'payment.sent-to-review')
) as announced (status, kind)`;

/** What each operator is called. */
const labels = Prisma.sql`(values ${Prisma.join(
  operators.map(({ code, label }) => Prisma.sql`(${code}::"PaymentOperator", ${label})`),
)}) as named (operator, label)`;

/** Nothing was announced before the release that brought the announcements. */
const beforeTheFirst = Prisma.sql`
  events.id is null and coalesce(steps.at < (select min(at) from domain_events), true)`;

/** Histories against what was announced of them, which says the same in other words. */
export const announcementInvariants: Invariant[] = [
  {
    name: 'every step of a rental was announced as it happened, with its terms, and nothing else was',
    sql: Prisma.sql`
      with terms as materialized (
        select id, concat_ws(' ', item_id, renter_id, owner_id, start_date, end_date, rent,
          security_deposit) as terms
        from rentals
      ), steps as (
        select e.rental_id as subject_id, kind, announced.reason, e.at, e.actor::text, e.actor_id,
          concat_ws(' ', terms, e.amount, e.reason) as terms
        from rental_events e
        join terms on terms.id = e.rental_id
        join ${rentalKinds} on announced.event = e.event
      ), events as (
        select id, subject_id, kind, coalesce(facts ->> 'reason', '') as reason, at, actor::text,
          actor_id, concat_ws(' ', facts ->> 'itemId', facts ->> 'renterId', facts ->> 'ownerId',
            facts ->> 'start', facts ->> 'end', facts ->> 'rent', facts ->> 'securityDeposit',
            facts ->> 'amount', coalesce(facts ->> 'words', '')
          ) as terms
        from domain_events
        where subject = 'rental'
      )
      select subject_id as rental_id, kind, reason, steps.at as happened_at, events.at as announced_at,
        steps.terms, events.terms as announced
      from steps
      full join events using (subject_id, kind, reason)
      where (steps.at, steps.actor, steps.actor_id, steps.terms)
        is distinct from (events.at, events.actor, events.actor_id, events.terms)
        and not (${beforeTheFirst})`,
  },
  {
    name: 'how every payment began, ended and was settled late was announced as it happened, and nothing else was',
    sql: Prisma.sql`
      with steps as (
        select e.payment_id as subject_id, kind, e.at, p.user_id, p.phone_number, label,
          concat_ws(' ', p.user_id, p.purpose, p.amount, p.wallet_amount,
            case e."to" when 'succeeded' then coalesce(p.settled_amount, p.amount) else 0 end,
            case e."to" when 'succeeded' then p.rental_id end) as terms
        from payment_events e
        join payments p on p.id = e.payment_id
        join ${paymentKinds} on announced.status = e."to"
        left join ${labels} on named.operator = p.operator
        union all
        select p.id, 'payment.settled-late', t.created_at, p.user_id, p.phone_number, label,
          concat_ws(' ', p.user_id, p.purpose, p.amount, p.wallet_amount, l.detail ->> 'movedAmount')
        from payments p
        join ledger_transactions t on t.idempotency_key = 'payment:' || p.id || ':late'
        join audit_log l on l.action = 'settle-late' and l.subject_id = p.id::text
        left join ${labels} on named.operator = p.operator
      ), events as (
        select id, subject_id, kind, at, concat_ws(' ', facts ->> 'userId', facts ->> 'purpose',
          facts ->> 'amount', facts ->> 'walletAmount', facts ->> 'settledAmount',
          facts ->> 'rentalId') as terms, facts ->> 'payer' as payer, actor, actor_id
        from domain_events
        where subject = 'payment'
      )
      select subject_id as payment_id, kind, steps.at as happened_at, events.at as announced_at,
        steps.terms, events.terms as announced, phone_number, payer
      from steps
      full join events using (subject_id, kind)
      where (steps.at, steps.terms) is distinct from (events.at, events.terms)
        and not (${beforeTheFirst})
        or kind = 'payment.created' and actor_id <> user_id
        or (actor in ('member', 'staff')) <> (actor_id is not null)
        or payer not like concat(label, '%', left(phone_number, 3), '%', right(phone_number, 2))`,
  },
  {
    name: 'no step of a rental or a payment was announced twice',
    sql: Prisma.sql`
      select subject_id, kind, at, count(*) as times
      from domain_events
      where subject in ('rental', 'payment')
      group by subject_id, kind, at
      having count(*) > 1`,
  },
];
