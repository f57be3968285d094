import { dayOf, zone } from '../../../kernel/day.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import { blockingStatuses } from '../../rentals/index.js';
import type { Invariant } from './invariant.js';
import { clockDifferenceSeconds } from './tolerances.js';

/** Who has which pieces of an object on which days, at an instant. */
export function pieceInvariants(now: Date): Invariant[] {
  return [
    {
      // A day on which more are let than before is the first of some rental, or that of a smaller stock.
      name: 'no more pieces of an object are let on a day than there are',
      sql: Prisma.sql`
        with let as materialized (
          select id, item_id, start_date, occupied_until, pieces
          from rentals
          where status = any(${blockingStatuses}::"RentalStatus"[])
        ), shared as (
          select one.item_id, days.day
          from let one
          join let other on other.item_id = one.item_id and other.id <> one.id
            and other.start_date < one.occupied_until and other.occupied_until > one.start_date
          cross join lateral (values (one.start_date), (greatest(one.start_date, (
            select pieces_since from items where items.id = one.item_id)))) as days (day)
          union
          select item_id, start_date from let where pieces > 1
        )
        select shared.item_id, shared.day, item.pieces as stock, sum(let.pieces) as let
        from shared
        join items item on item.id = shared.item_id
        join let on let.item_id = shared.item_id
          and let.start_date <= shared.day and let.occupied_until > shared.day
        where shared.day >= coalesce(item.pieces_since, shared.day)
        group by shared.item_id, shared.day, item.pieces
        having sum(let.pieces) > item.pieces`,
    },
    {
      // Who had which piece on days that are over may be forgotten.
      name: 'every rental that holds days has its pieces then, and a closure those that are left',
      sql: Prisma.sql`
        with held as (
          select id, item_id, start_date, occupied_until, pieces
          from rentals
          where status = any(${blockingStatuses}::"RentalStatus"[])
        ), occupied as (
          select rental_id, item_id, start_date, end_date, count(*) as pieces
          from occupied_pieces
          where rental_id is not null
          group by rental_id, item_id, start_date, end_date
        )
        select coalesce(h.id, o.rental_id) as id, coalesce(h.item_id, o.item_id) as item_id, h.start_date,
          h.occupied_until, h.pieces, o.start_date as occupied_from, o.end_date, o.pieces as occupied
        from held h
        full join occupied o on o.rental_id = h.id
        where (h.item_id, h.start_date, h.occupied_until, h.pieces)
          is distinct from (o.item_id, o.start_date, o.end_date, o.pieces)
          and (o.rental_id is not null or h.occupied_until > ${dayOf(now)}::date)
        union all
        select c.id, c.item_id, c.start_date, c.end_date, i.pieces, null, null, closed.pieces
        from item_closures c
        join items i on i.id = c.item_id
        cross join lateral generate_series(c.start_date, c.end_date - 1, interval '1 day') as day
        cross join lateral (
          select count(*) as pieces,
            count(*) filter (where closure_id is distinct from c.id and closure_id is not null) as others
          from occupied_pieces o
          where o.item_id = c.item_id and o.start_date <= day::date and o.end_date > day::date
        ) as closed
        where closed.pieces < i.pieces or closed.others > 0
        union all
        select o.closure_id, o.item_id, c.start_date, c.end_date, null, o.start_date, o.end_date, o.piece
        from occupied_pieces o
        join item_closures c on c.id = o.closure_id
        where o.item_id <> c.item_id or o.start_date < c.start_date or o.end_date > c.end_date`,
    },
    {
      name: 'as many pieces of an object are missing as its owner reports, until that is settled',
      sql: Prisma.sql`
        with missing as (
          select item_id, sum(pieces) as pieces from rentals where return_status = 'missing' group by item_id
        )
        select i.id, i.missing_pieces, i.written_off_pieces, missing.pieces as reported
        from items i
        full join missing on missing.item_id = i.id
        where i.missing_pieces + i.written_off_pieces is distinct from coalesce(missing.pieces, 0)
          or i.written_off_pieces > 0 and i.pieces_since is null`,
    },
    {
      // What was accepted before the report stays. A stock that was lowered since says nothing of the day of the acceptance.
      name: 'nothing is accepted that needs pieces reported missing before',
      sql: Prisma.sql`
        with reported as (
          select r.item_id, r.pieces, max(e.at) as at
          from rentals r
          join rental_events e on e.rental_id = r.id and e.event = 'report-missing'
          where r.return_status = 'missing'
          group by r.id
        ), let as (
          select id, item_id, start_date, occupied_until, pieces
          from rentals
          where status = any(${blockingStatuses}::"RentalStatus"[])
            and item_id in (select item_id from reported)
        ), later as (
          select let.*, e.at, (
            select sum(reported.pieces) from reported
            where reported.item_id = let.item_id
              and reported.at + make_interval(secs => ${clockDifferenceSeconds}) < e.at) as missing
          from let join rental_events e on e.rental_id = let.id and e.event = 'accept'
        )
        select later.id, later.item_id, later.at, days.start_date as day, later.missing
        from later
        join items i on i.id = later.item_id
        join let days on days.item_id = later.item_id
          and days.start_date >= later.start_date and days.start_date < later.occupied_until
        where (i.pieces_since is null or i.pieces_since < (later.at at time zone ${zone})::date)
          and i.pieces + i.written_off_pieces - later.missing < (
            select sum(let.pieces) from let
            where let.item_id = later.item_id
              and let.start_date <= days.start_date and let.occupied_until > days.start_date)`,
    },
  ];
}
