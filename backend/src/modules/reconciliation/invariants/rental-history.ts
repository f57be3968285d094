import { zone } from '../../../kernel/day.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import { abandonedStatuses } from '../../rentals/index.js';
import type { Invariant } from './invariant.js';
import { clockDifferenceSeconds } from './tolerances.js';

/** Every step that the life of a rental knows, and who takes it; steps of its return keep the status. */
const steps = Prisma.sql`(values
  ('request', null::"RentalStatus", 'en_attente'::"RentalStatus", 'provider'::"RentalActor"),
  ('accept', 'en_attente', 'acceptee', 'owner'),
  ('refuse', 'en_attente', 'refusee', 'owner'),
  ('expire', 'en_attente', 'refusee', 'system'),
  ('supersede', 'en_attente', 'refusee', 'system'),
  ('cancel-request', 'en_attente', 'annulee', 'renter'),
  ('cancel', 'acceptee', 'annulee', 'renter'),
  ('cancel-by-owner', 'acceptee', 'annulee', 'owner'),
  ('start', 'acceptee', 'en_cours', 'system'),
  ('finish', 'en_cours', 'terminee', 'system'),
  ('declare-return', 'acceptee', 'acceptee', 'renter'),
  ('declare-return', 'en_cours', 'en_cours', 'renter'),
  ('declare-return', 'terminee', 'terminee', 'renter'),
  ('confirm-return', 'acceptee', 'acceptee', 'owner'),
  ('confirm-return', 'en_cours', 'en_cours', 'owner'),
  ('confirm-return', 'terminee', 'terminee', 'owner'),
  ('settle-return', 'acceptee', 'acceptee', 'system'),
  ('settle-return', 'en_cours', 'en_cours', 'system'),
  ('settle-return', 'terminee', 'terminee', 'system')
) as step (event, "from", "to", actor)`;

/** The day in Gabon on which a step was taken. */
const day = Prisma.sql`(e.at at time zone ${zone})::date`;

const clockDifference = Prisma.sql`make_interval(secs => ${clockDifferenceSeconds})`;

/** What happened to rentals, and what they have become. */
export const rentalHistoryInvariants: Invariant[] = [
  {
    name: 'every step of a rental is one that there is, taken by who may take it, on a day for it',
    sql: Prisma.sql`
      select e.rental_id, e.event, e."from", e."to", e.actor, e.actor_id, e.at
      from rental_events e
      left join rentals r on r.id = e.rental_id
      left join ${steps} on step.event = e.event and step."from" is not distinct from e."from"
        and step."to" = e."to" and step.actor = e.actor
      where r.id is null or step.event is null
        or e.actor_id is distinct from
          case step.actor when 'renter' then r.renter_id when 'owner' then r.owner_id end
        or not case
          when e.event in ('cancel', 'cancel-by-owner') then ${day} < r.start_date
          when e.event in ('request', 'accept') then ${day} <= r.start_date
          when e.event in ('start', 'declare-return', 'confirm-return') then ${day} >= r.start_date
          when e.event = 'finish' then ${day} > r.end_date
          else true
        end`,
  },
  {
    // Each status is entered once at most: counted, since the clocks of two servers differ.
    name: 'the history of every rental leads step by step from its request to its status',
    sql: Prisma.sql`
      with steps as (
        select rental_id, 1 as entered, 0 as "left", "to" as status from rental_events
        union all
        select rental_id, 0, 1, "from" from rental_events where "from" is not null
        union all
        select id, 0, 1, status from rentals
      ), requests as (
        select rental_id, count(*) as requests, min(at) as at
        from rental_events
        where event = 'request'
        group by rental_id
      )
      select rental_id, status::text, sum(entered) as entered, sum("left") as "left"
      from steps
      group by rental_id, status
      having sum(entered) <> sum("left")
      union all
      select r.id, 'requested', coalesce(requests, 0), case at when r.created_at then 1 else 0 end
      from rentals r
      left join requests on requests.rental_id = r.id
      where requests is distinct from 1 or at <> r.created_at`,
  },
  {
    name: 'the history of every return leads to where the return and the security deposit are',
    sql: Prisma.sql`
      with history as (
        select rental_id,
          count(*) filter (where event = 'declare-return') as declared,
          max(at) filter (where event = 'declare-return') as declared_at,
          count(*) filter (where event in ('confirm-return', 'settle-return')) as confirmed,
          count(*) filter (where event = 'settle-return') as settled
        from rental_events
        group by rental_id
      )
      select r.id, r.status, r.return_status, r.return_declared_at, r.security_deposit_status,
        h.declared, h.declared_at, h.confirmed, h.settled
      from rentals r
      left join history h on h.rental_id = r.id
      where h.declared > 1 or h.confirmed > 1 or h.settled > h.declared
        or r.return_declared_at is distinct from h.declared_at
        or r.return_status::text <>
          case when h.confirmed > 0 then 'confirmed' when h.declared > 0 then 'declared' else 'none' end
        or r.security_deposit_status::text <> case
          when h.confirmed > 0 or r.status = any(${abandonedStatuses}::"RentalStatus"[])
          then 'released' else 'held' end`,
  },
  {
    name: 'no step of a rental comes before the one that led to it',
    sql: Prisma.sql`
      select e.rental_id, before.event as "before", before.at as before_at, e.event, e.at
      from rental_events e
      join rental_events before on before.rental_id = e.rental_id and before."to" = e."from"
      where before."from" is distinct from before."to" and e.at < before.at - ${clockDifference}
      union all
      select e.rental_id, before.event, before.at, e.event, e.at
      from rental_events e
      join rental_events before on before.rental_id = e.rental_id
      where e.event in ('confirm-return', 'settle-return') and before.event = 'declare-return'
        and e.at < before.at - ${clockDifference}`,
  },
  {
    name: 'every rental has the terms and the renter of its payment, and the owner of its object',
    sql: Prisma.sql`
      select r.id, p.id as payment, r.item_id, r.renter_id, r.owner_id, r.start_date, r.end_date,
        r.rent, r.security_deposit
      from rentals r
      join payments p on p.rental_id = r.id
      join items i on i.id = r.item_id
      where (r.item_id, r.renter_id, r.start_date, r.end_date, r.rent, r.security_deposit, r.notes)
        is distinct from
        (p.item_id, p.user_id, p.start_date, p.end_date, p.rent, p.security_deposit, p.notes)
        or r.owner_id <> i.owner_id or r.total_price <> r.rent + r.security_deposit`,
  },
];
