import { Prisma } from '../../../platform/database/generated/client.js';
import type { Invariant } from './invariant.js';
import { startOf } from './rental-instants.js';

/** As `closesAt` says it: after the fourteen days that follow the last one. */
const closing = startOf(Prisma.sql`least(l.end_date, l.returned_on) + 15`);

/** A minute for clocks that differ, and as long as a schedule may take. */
const allowanceMs = 15 * 60_000;

/** What members write of each other, who may read it, and what it counts. */
export function reviewInvariants(now: Date): Invariant[] {
  const lately = new Date(now.getTime() - allowanceMs);
  return [
    {
      name: 'every rating counts the reviews that everybody may read, once',
      sql: Prisma.sql`
        with readable as (
          select * from reviews where published_at is not null and hidden_at is null
        ), counted as (
          select item_id as id, subject, count(*) as count, sum(rating) as sum
          from readable where subject = 'item' group by item_id, subject
          union all
          select reviewed_id, subject, count(*), sum(rating)
          from readable where subject <> 'item' group by reviewed_id, subject
        ), kept as (
          select id, 'item'::"ReviewSubject" as subject, review_count as count, rating_sum as sum
          from items
          union all
          select id, 'owner', owner_review_count, owner_rating_sum from users
          union all
          select id, 'renter', renter_review_count, renter_rating_sum from users
        )
        select kept.id, kept.subject, kept.count, kept.sum, counted.count as found,
          counted.sum as found_sum
        from kept left join counted on counted.id = kept.id and counted.subject = kept.subject
        where (kept.count, kept.sum) is distinct from
          (coalesce(counted.count, 0), coalesce(counted.sum, 0))`,
    },
    {
      name: 'every review is of a rental that took place, by one party about the other one',
      sql: Prisma.sql`
        select r.id, r.subject, l.status, l.handover_status
        from reviews r left join rentals l on l.id = r.rental_id
        where l.id is null or r.item_id <> l.item_id
          or l.status not in ('acceptee', 'en_cours', 'terminee') or l.handover_status = 'failed'
          or case r.subject when 'renter'
            then (r.author_id, r.reviewed_id) <> (l.owner_id, l.renter_id)
            else (r.author_id, r.reviewed_id) <> (l.renter_id, l.owner_id) end`,
    },
    {
      name: 'reviews of a rental are published when both parties have written, or after fourteen days',
      sql: Prisma.sql`
        select r.id, r.created_at, r.publish_at, r.published_at
        from reviews r join rentals l on l.id = r.rental_id
        left join lateral (
          select min(other.created_at) as at from reviews other
          where other.rental_id = r.rental_id
            and (other.subject = 'renter') <> (r.subject = 'renter')
        ) as other on true
        where r.publish_at > ${closing} or r.created_at > r.publish_at
          or r.published_at < r.created_at
          or (r.published_at < r.publish_at and (other.at is null or other.at > r.published_at))
          or (r.published_at is null and (other.at is not null or r.publish_at < ${lately}))`,
    },
  ];
}
