import { Prisma } from '../../../platform/database/generated/client.js';
import { operators } from '../../mobile-money/index.js';
import { awaited, announcements as paymentAnnouncements } from '../../payments/index.js';
import { announcements as rentalAnnouncements } from '../../rentals/index.js';
import type { Invariant } from './invariant.js';

/** What each step of a rental is announced as, and why where one kind has several causes. */
export const rentalKinds = Prisma.sql`(values ${Prisma.join(
  Object.entries(rentalAnnouncements).flatMap(([event, { kind, reason = '' }]) =>
    kind ? [Prisma.sql`(${event}, ${kind.name}, ${reason})`] : [],
  ),
)}) as announced (event, kind, reason)`;

/** The steps `e` of a payment that are announced: by where they lead, or that they leave it as it is. */
export const announcedSteps = Prisma.sql`(values ${Prisma.join(
  Object.entries(paymentAnnouncements).map(
    ([step, { kind }]) => Prisma.sql`(${step}, ${kind.name})`,
  ),
)}) as announced (step, kind)
  on announced.step = case when e."from" = e."to" then ${awaited} else e."to"::text end`;

/** What each operator is called. */
export const labels = Prisma.sql`(values ${Prisma.join(
  operators.map(({ code, label }) => Prisma.sql`(${code}::"PaymentOperator", ${label})`),
)}) as named (operator, label)`;

/** What all events of a rental say alike; not the end and the rent of one that was changed. */
export const rentalTerms = Prisma.sql`
  select r.id as subject_id, jsonb_strip_nulls(jsonb_build_object(
      'itemId', item_id, 'renterId', renter_id, 'ownerId', owner_id, 'start', start_date,
      'end', case when changed.id is null then end_date end,
      'rent', case when changed.id is null then rent end,
      'securityDeposit', security_deposit, 'pieces', nullif(pieces, 1),
      'deliveryFee', nullif(delivery_fee, 0))) as terms
  from rentals r
  left join (
    select distinct rental_id as id from rental_changes where status = 'done'
  ) as changed on changed.id = r.id`;

/** Nothing was announced before the release that brought the announcements. */
const beforeTheFirst = Prisma.sql`
  events.id is null and coalesce(steps.at < (select min(at) from domain_events), true)`;

/** Histories against what was announced of them, which says the same in other words. */
export const announcementInvariants: Invariant[] = [
  {
    name: 'every step of a rental was announced as it happened, with its terms, and nothing else was',
    sql: Prisma.sql`
      -- What all events of a rental say alike is made once for it. The end and the rent of one that was
      -- changed have an invariant of their own.
      with terms as materialized (
        ${rentalTerms}
      ), steps as (
        select e.rental_id as subject_id, kind, announced.reason, e.at, e.actor::text, e.actor_id,
          e.amount, e.reason as words
        from rental_events e
        join ${rentalKinds} on announced.event = e.event
      ), events as (
        select id, subject_id, kind, coalesce(facts ->> 'reason', '') as reason, at, actor::text,
          actor_id, facts
        from domain_events
        where subject = 'rental'
      )
      select subject_id as rental_id, kind, reason, steps.at as happened_at, events.at as announced_at,
        steps.amount, steps.words, terms, facts as announced
      from steps
      full join events using (subject_id, kind, reason, at)
      left join terms using (subject_id)
      where ((steps.at, steps.actor, steps.actor_id, steps.amount::text, steps.words) is distinct from
          (events.at, events.actor, events.actor_id, facts ->> 'amount', coalesce(facts ->> 'words', ''))
          or (facts @> terms) is not true
          or facts ? 'pieces' and not terms ? 'pieces'
          or facts ? 'deliveryFee' and not terms ? 'deliveryFee')
        and not (${beforeTheFirst})`,
  },
  {
    name: 'every step of a rental that was changed was announced with an end and a rent that it had',
    sql: Prisma.sql`
      with versions as materialized (
        select c.rental_id, c.new_end_date as "end",
          p.rent + sum(case c.kind when 'extension' then c.rent_difference else -c.rent_difference end)
            over (partition by c.rental_id order by c.closed_at) as rent
        from rental_changes c
        join payments p on p.rental_id = c.rental_id and p.purpose = 'rental'
        where c.status = 'done'
        union
        select p.rental_id, p.end_date, p.rent
        from payments p
        where p.purpose = 'rental'
          and p.rental_id in (select rental_id from rental_changes where status = 'done')
      )
      select e.subject_id as rental_id, e.kind, e.facts ->> 'end' as "end", e.facts ->> 'rent' as rent
      from domain_events e
      where e.subject = 'rental' and e.subject_id in (select rental_id from versions)
        and not exists (
          select from versions v
          where v.rental_id = e.subject_id and v."end"::text = e.facts ->> 'end'
            and v.rent::text = e.facts ->> 'rent')`,
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
        join ${announcedSteps}
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
      -- Nearly every subject has one event at an instant, which an index says by itself.
      with several as (
        select subject_id, at from domain_events group by subject_id, at having count(*) > 1
      )
      select subject_id, kind, at, count(*) as times
      from several
      cross join lateral (
        select kind
        from domain_events e
        where e.subject_id = several.subject_id and e.at = several.at
          and subject in ('rental', 'rental-change', 'payment')
        offset 0
      ) as event
      group by subject_id, kind, at
      having count(*) > 1`,
  },
];
