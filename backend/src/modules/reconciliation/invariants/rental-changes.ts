import { Prisma } from '../../../platform/database/generated/client.js';
import { changeAnnouncements } from '../../rentals/index.js';
import type { Invariant } from './invariant.js';

/** XAF by which changes that are done alter the rent. */
const signedDifference = Prisma.sql`
  case c.kind when 'extension' then c.rent_difference else -c.rent_difference end`;

/** Days or weeks that are paid for, until a day; a week begun is a week. */
const unitsUntil = (end: Prisma.Sql) => Prisma.sql`
  ceil((${end} - r.start_date) / case r.price_unit when 'semaine' then 7 else 1 end::numeric)`;

/** How each step of a change is announced. */
const changeKinds = Prisma.sql`(values ${Prisma.join(
  Object.entries(changeAnnouncements).map(
    ([event, { kind }]) => Prisma.sql`(${event}, ${kind.name})`,
  ),
)}) as announced (event, kind)`;

/** Extensions and shortenings of rentals. */
export const rentalChangeInvariants: Invariant[] = [
  {
    name: "a rental's dates, pieces, rent and deposit are what its payments, extensions and shortenings add up to",
    sql: Prisma.sql`
      with changed as (
        select c.rental_id, sum(${signedDifference}) as rent, sum(c.new_end_date - c.old_end_date) as days
        from rental_changes c
        where c.status = 'done'
        group by c.rental_id
      )
      select r.id, p.id as payment, r.item_id, r.renter_id, r.owner_id, r.start_date, r.end_date,
        r.rent, r.security_deposit, r.pieces, r.delivery_fee, changed.rent as changed_by, changed.days
      from rentals r
      join payments p on p.rental_id = r.id and p.purpose = 'rental'
      join items i on i.id = r.item_id
      left join changed on changed.rental_id = r.id
      where (r.item_id, r.renter_id, r.start_date, r.security_deposit, r.pieces, r.delivery_fee, r.notes)
        is distinct from (p.item_id, p.user_id, p.start_date, p.security_deposit, p.pieces,
          p.delivery_fee, p.notes)
        or r.end_date <> p.end_date + coalesce(changed.days, 0)::int
        or r.rent <> p.rent + coalesce(changed.rent, 0)
        or r.owner_id <> i.owner_id or r.total_price <> r.rent + r.security_deposit
        or exists (
          select from rental_changes c
          where c.rental_id = r.id and c.status = 'done' and c.old_end_date <> p.end_date
            and not exists (
              select from rental_changes before
              where before.rental_id = r.id and before.status = 'done'
                and before.new_end_date = c.old_end_date))`,
  },
  {
    name: 'a rental is priced by the day or by the week as its payment was',
    sql: Prisma.sql`
      select r.id, p.id as payment, r.price_unit, p.price_unit as paid_by
      from rentals r
      join payments p on p.rental_id = r.id and p.purpose = 'rental'
      where r.price_unit is distinct from p.price_unit`,
  },
  {
    name: 'more or fewer days of a rental cost what its own days cost',
    sql: Prisma.sql`
      select c.id, c.rental_id, c.old_end_date, c.new_end_date, c.rent_difference, p.rent
      from rental_changes c
      join rentals r on r.id = c.rental_id
      join payments p on p.rental_id = r.id and p.purpose = 'rental'
      where c.rent_difference * ${unitsUntil(Prisma.sql`p.end_date`)} <> (p.rent - p.delivery_fee) * abs(
        ${unitsUntil(Prisma.sql`c.new_end_date`)} - ${unitsUntil(Prisma.sql`c.old_end_date`)})`,
  },
  {
    name: 'every payment for more days is for those of its extension, which is done by one of them alone',
    sql: Prisma.sql`
      select c.id, p.id as payment, p.change_id, p.rental_id, c.payment_id, c.status
      from payments p
      full join rental_changes c on c.id = p.change_id
      left join rentals r on r.id = c.rental_id
      where p.id is not null and (
          c.kind is distinct from 'extension' or c.accepted_at is null
          or (p.item_id, p.user_id, p.start_date, p.end_date, p.rent) is distinct from
            (r.item_id, r.renter_id, c.old_end_date, c.new_end_date, c.rent_difference)
          or p.rental_id is not null
            and (p.rental_id, p.id, c.status) is distinct from (c.rental_id, c.payment_id, 'done')
        ) and p.purpose = 'extension'
        or c.status = 'done' and c.kind = 'extension' and not exists (
          select from payments paid where paid.id = c.payment_id and paid.rental_id = c.rental_id)`,
  },
  {
    name: 'days are held for an extension that waits for its payment, and for nothing else',
    sql: Prisma.sql`
      select r.id, r.held_until, c.new_end_date
      from rentals r
      left join rental_changes c on c.rental_id = r.id and c.status = 'accepted'
      where r.held_until is distinct from c.new_end_date`,
  },
  {
    name: 'the history of every extension and shortening leads to what it has become',
    sql: Prisma.sql`
      with history as (
        select change_id, min(rental_id::text) as rental_id, count(distinct rental_id) as rentals,
          array_agg(event order by event) as events,
          max(at) filter (where event like 'ask-%') as asked_at,
          max(actor) filter (where event like 'ask-%') as asked_by,
          max(reason) filter (where event like 'ask-%') as reason,
          max(at) filter (where event like 'accept-%') as accepted_at,
          -- What is paid stays done. Another program, whose clock was ahead, may have withdrawn it just before.
          coalesce(
            max(at) filter (where event in ('pay-extension', 'accept-shortening')),
            max(at) filter (where event !~ '^(ask|accept)-')) as closed_at
        from rental_events
        where change_id is not null
        group by change_id
      )
      select c.id, c.kind, c.status, h.*
      from rental_changes c
      full join history h on h.change_id = c.id
      where c.id is null or h.change_id is null or h.rentals > 1
        or h.rental_id <> c.rental_id::text
        or (h.asked_at, h.asked_by, h.reason, h.accepted_at)
          is distinct from (c.asked_at, c.asked_by, c.reason, c.accepted_at)
        or c.closed_at is distinct from h.closed_at
        or not ('ask-' || c.kind = any(h.events))
        or exists (select from unnest(h.events) as event where event not like '%-' || c.kind)
        or c.status::text <> case
          when h.events && '{pay-extension,accept-shortening}' then 'done'
          when 'expire-' || c.kind = any(h.events) then 'expired'
          when 'withdraw-' || c.kind = any(h.events) then 'withdrawn'
          when 'refuse-' || c.kind = any(h.events) then 'refused'
          when 'accept-extension' = any(h.events) then 'accepted'
          else 'requested'
        end`,
  },
  {
    name: 'every step of an extension or a shortening was announced as it happened, and nothing else was',
    sql: Prisma.sql`
      with steps as (
        select e.change_id as subject_id, announced.kind, e.at, e.actor::text, e.actor_id,
          e.reason as words, concat_ws(' ', c.rental_id, c.kind, c.asked_by, c.old_end_date, c.new_end_date,
            c.rent_difference, r.renter_id, r.owner_id) as terms
        from rental_events e
        join rental_changes c on c.id = e.change_id
        join rentals r on r.id = c.rental_id
        join ${changeKinds} on announced.event = e.event
      ), events as (
        select subject_id, kind, at, actor::text, actor_id, coalesce(facts ->> 'words', '') as words,
          concat_ws(' ', facts ->> 'rentalId', facts ->> 'kind', facts ->> 'askedBy',
            facts ->> 'oldEnd', facts ->> 'newEnd', facts ->> 'amount', facts ->> 'renterId',
            facts ->> 'ownerId') as terms
        from domain_events
        where subject = 'rental-change'
      )
      select subject_id as change_id, kind, steps.at as happened_at, events.at as announced_at,
        steps.terms, events.terms as announced
      from steps
      full join events using (subject_id, kind)
      where (steps.at, steps.actor, steps.actor_id, steps.words, steps.terms)
        is distinct from (events.at, events.actor, events.actor_id, events.words, events.terms)`,
  },
];
