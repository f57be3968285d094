import { zone } from '../../../kernel/day.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import type { Invariant } from './invariant.js';
import { longestTransactionSeconds } from './tolerances.js';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Staff are told every ten minutes, by a worker that may have to be started again. */
const toldLateMs = 24 * hourMs + 30 * minuteMs;
/** A price settles for ten minutes. */
const newsLateMs = 40 * minuteMs;

/** What staff did of reports on record, each with what came after it; not that they looked. */
const acts = Prisma.sql`
  select subject_id::uuid as id, action, actor_id, at, detail,
    lead(action) over (partition by subject_id order by at, id) as later
  from audit_log
  where subject = 'report' and action <> 'view-reported-messages'`;

/** What members report, what staff look at, and what members keep an eye on, at an instant. */
export function trustInvariants(now: Date): Invariant[] {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  return [
    {
      name: 'a report is taken and closed as whoever did so put it on record',
      sql: Prisma.sql`
        with last as (select * from (${acts}) as act where later is null)
        select r.id, r.taken_by_id, r.closed_at, r.outcome, last.action, last.actor_id, last.at
        from reports r
        left join last on last.id = r.id
        where case
          when r.closed_at is not null then (last.action, last.actor_id, last.detail ->> 'outcome')
              is distinct from ('close-report', r.taken_by_id, r.outcome::text)
            or abs(extract(epoch from last.at - r.closed_at)) > ${longestTransactionSeconds}
          when r.taken_by_id is not null
            then (last.action, last.actor_id) is distinct from ('take-report', r.taken_by_id)
          else coalesce(last.action, 'release-report') <> 'release-report' end`,
    },
    {
      name: 'who made a report is told once that it is closed, and of no other outcome',
      sql: Prisma.sql`
        select r.id, r.closed_at, r.outcome, count(e.id) as told
        from reports r
        left join domain_events e on e.kind = 'report.closed' and e.subject_id = r.id
        group by r.id
        having count(e.id) <> case when r.closed_at is null then 0 else 1 end
          or bool_or((e.facts ->> 'reporterId', e.facts ->> 'memberId', e.facts ->> 'outcome', e.actor_id)
            is distinct from (r.reporter_id::text, r.member_id::text, r.outcome::text, r.taken_by_id))
            and r.closed_at is not null`,
    },
    {
      name: 'what a report led to was done: the object hidden, the member frozen',
      sql: Prisma.sql`
        select r.id, r.outcome, r.subject_id, r.member_id
        from reports r
        where r.outcome = 'hidden' and r.kind = 'item' and not exists (
            select from audit_log l
            where l.action = 'hide-item' and l.subject_id = r.subject_id::text and l.at <= r.closed_at)
          or r.outcome = 'frozen' and not exists (
            select from audit_log l
            where l.action = 'freeze-member' and l.subject_id = r.member_id::text
              and l.at <= r.closed_at)`,
    },
    {
      name: 'an object that was looked at was so by staff who put it on record',
      sql: Prisma.sql`
        select c.id, c.item_id, c.outcome, c.checked_by_id, c.checked_at
        from item_checks c
        where c.outcome in ('kept', 'hidden') and not exists (
          select from audit_log l
          where l.action = 'check-item' and l.subject_id = c.item_id::text
            and l.actor_id = c.checked_by_id and l.detail ->> 'outcome' = c.outcome::text
            and l.at = c.checked_at)`,
    },
    {
      name: 'nobody keeps more than 200 favourites',
      sql: Prisma.sql`
        select user_id, count(*) from favourites group by user_id having count(*) > 200`,
    },
    {
      name: 'no report waits for more than a day without staff being told, 30 minutes later',
      sql: Prisma.sql`
        select id, created_at from reports
        where closed_at is null and overdue_at is null and created_at < ${ago(toldLateMs)}`,
    },
    {
      name: 'no news of a favourite waits for more than 40 minutes',
      sql: Prisma.sql`
        select id, item_id, created_at from favourite_news where created_at < ${ago(newsLateMs)}`,
    },
    {
      name: 'a coming offer is of an object that its owner paused until that day',
      sql: Prisma.sql`
        select n.id, n.item_id, n.created_at, i.paused_until
        from favourite_news n
        join items i on i.id = n.item_id
        where n.created_at > ${now} and i.deleted_at is null
          and (not n.is_offer
            or i.paused_until is distinct from (n.created_at at time zone ${zone})::date)`,
    },
  ];
}
