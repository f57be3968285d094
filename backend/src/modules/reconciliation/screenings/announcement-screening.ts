import { Prisma } from '../../../platform/database/generated/client.js';
import { announcedSteps, labels, rentalKinds, rentalTerms } from '../invariants/announcements.js';
import { hashOf, instant, isSame, screening, text, uuid } from './screening.js';

const sql = Prisma.sql;

/** Histories against what was announced of them. Books older than the announcements are always suspected. */
export const rentalAnnouncementScreening = screening(
  sql`terms as materialized (${rentalTerms}),
  steps as (
    select sum(${hashOf(
      uuid(sql`e.rental_id`),
      text(sql`kind`),
      text(sql`announced.reason`),
      instant(sql`e.at`),
      text(sql`e.actor::text`),
      uuid(sql`e.actor_id`),
      text(sql`e.amount::text`),
      text(sql`e.reason`),
    )}) as sum
    from rental_events e
    join ${rentalKinds} on announced.event = e.event
  ), events as (
    select sum(${hashOf(
      uuid(sql`subject_id`),
      text(sql`kind`),
      text(sql`coalesce(facts ->> 'reason', '')`),
      instant(sql`at`),
      text(sql`actor::text`),
      uuid(sql`actor_id`),
      text(sql`facts ->> 'amount'`),
      text(sql`coalesce(facts ->> 'words', '')`),
    )}) as sum,
      count(*) filter (where (facts @> terms) is not true or facts ? 'pieces' and not terms ? 'pieces'
        or facts ? 'deliveryFee' and not terms ? 'deliveryFee') as of_other_terms
    from domain_events
    left join terms using (subject_id)
    where subject = 'rental'
  ), sums as materialized (
    select steps.sum as steps, events.sum as events, of_other_terms from steps, events
  )`,
  {
    'every step of a rental was announced as it happened, with its terms, and nothing else was': sql`
      of_other_terms = 0 and ${isSame(sql`steps`, sql`events`)}`,
  },
);

const termsOfPayment = [
  text(sql`p.user_id::text`),
  text(sql`p.purpose::text`),
  text(sql`p.amount::text`),
  text(sql`p.wallet_amount::text`),
];

export const paymentAnnouncementScreening = screening(
  sql`steps as (
    select sum(${hashOf(
      uuid(sql`e.payment_id`),
      text(sql`kind`),
      instant(sql`e.at`),
      ...termsOfPayment,
      text(
        sql`(case e."to" when 'succeeded' then coalesce(p.settled_amount, p.amount) else 0 end)::text`,
      ),
      text(sql`(case e."to" when 'succeeded' then p.rental_id end)::text`),
    )}) as sum
    from payment_events e
    join payments p on p.id = e.payment_id
    join ${announcedSteps}
  ), late as (
    select sum(${hashOf(
      uuid(sql`p.id`),
      text(sql`'payment.settled-late'::text`),
      instant(sql`t.created_at`),
      ...termsOfPayment,
      text(sql`l.detail ->> 'movedAmount'`),
      text(sql`null::text`),
    )}) as sum
    from audit_log l
    join payments p on l.subject_id = p.id::text
    join ledger_transactions t on t.idempotency_key = 'payment:' || p.id || ':late'
    where l.action = 'settle-late'
  ), events as (
    select sum(${hashOf(
      uuid(sql`subject_id`),
      text(sql`kind`),
      instant(sql`at`),
      text(sql`facts ->> 'userId'`),
      text(sql`facts ->> 'purpose'`),
      text(sql`facts ->> 'amount'`),
      text(sql`facts ->> 'walletAmount'`),
      text(sql`facts ->> 'settledAmount'`),
      text(sql`facts ->> 'rentalId'`),
    )}) as sum,
      count(*) filter (where kind = 'payment.created' and actor_id <> user_id
        or (actor in ('member', 'staff')) <> (actor_id is not null)
        or facts ->> 'payer' not like
          concat(label, '%', left(phone_number, 3), '%', right(phone_number, 2))) as of_others
    from domain_events
    left join payments p on p.id = subject_id
    left join ${labels} on named.operator = p.operator
    where subject = 'payment'
  ), sums as materialized (
    select coalesce(steps.sum, 0) + coalesce(late.sum, 0) as steps, events.sum as events, of_others
    from steps, late, events
  )`,
  {
    'how every payment began, ended and was settled late was announced as it happened, and nothing else was': sql`of_others = 0 and ${isSame(sql`steps`, sql`events`)}`,
  },
);
