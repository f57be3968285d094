import { dayOf } from '../../../kernel/day.js';
import { hourMs } from '../../../kernel/duration.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import {
  activeStatuses,
  contestedHandoverStatuses,
  outStatuses,
  rentalPolicy,
  staffReturnStatuses,
} from '../../rentals/index.js';
import { reviewAllowanceMs, roundAllowanceMs } from './allowances.js';
import type { Invariant } from './invariant.js';
import { answerDeadline, startOf } from './rental-instants.js';

/** Rentals whose time has come, and money that waits with them, at an instant. */
export function overdueRentalInvariants(now: Date): Invariant[] {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const ahead = (ms: number) => new Date(now.getTime() + ms);
  const handoverTimeoutMs = rentalPolicy.handoverTimeoutHours * hourMs;
  const today = dayOf(ago(roundAllowanceMs));
  return [
    {
      name: 'no request is unanswered past its deadline by more than 15 minutes',
      sql: Prisma.sql`
        select id, created_at, start_date, ${answerDeadline} as deadline
        from rentals
        where status = 'en_attente' and ${answerDeadline} < ${ago(roundAllowanceMs)}`,
    },
    {
      name: 'no rental has begun or ended without its status, 15 minutes after midnight',
      sql: Prisma.sql`
        select id, status, start_date, end_date
        from rentals
        where status = 'acceptee' and ${startOf(Prisma.sql`start_date`)} < ${ago(roundAllowanceMs)}
          or status = 'en_cours' and ${startOf(Prisma.sql`end_date + 1`)} < ${ago(roundAllowanceMs)}`,
    },
    {
      name: 'no handover waits for an answer past its time by more than 15 minutes',
      sql: Prisma.sql`
        select id, handover_status, handover_due_at, rent
        from rentals
        where handover_due_at < ${ago(roundAllowanceMs)}
          or is_delayed and handover_status = 'none' and return_status = 'none'
            and status = 'terminee' and ${startOf(Prisma.sql`end_date + 1`)} < ${ago(roundAllowanceMs)}`,
    },
    {
      name: 'no handover waits for staff to decide for more than a week',
      sql: Prisma.sql`
        select r.id, max(e.at) as since
        from rentals r
        join rental_events e on e.rental_id = r.id
          and e.event in ('deny-not-received', 'deny-absence', 'escalate-absence')
        where r.handover_status = 'disputed'
        group by r.id
        having max(e.at) < ${ago(reviewAllowanceMs)}`,
    },
    {
      name: 'no return waits for an answer past its time by more than 15 minutes',
      sql: Prisma.sql`
        select id, return_status, return_due_at, security_deposit
        from rentals
        where return_due_at < ${ago(roundAllowanceMs)}`,
    },
    {
      name: 'no object is late for more than 15 minutes without anybody having been told',
      sql: Prisma.sql`
        select id, end_date, return_status
        from rentals
        where status in ('en_cours', 'terminee') and return_status = any(${outStatuses}::"ReturnStatus"[])
          and not handover_status = any(${contestedHandoverStatuses}::"HandoverStatus"[])
          and ${startOf(Prisma.sql`end_date + 1`)} < ${ago(roundAllowanceMs)}
          and not exists (
            select from rental_events e where e.rental_id = rentals.id and e.event = 'run-late')`,
    },
    {
      name: 'no extension or shortening waits past its time by more than 15 minutes',
      sql: Prisma.sql`
        select id, rental_id, kind, status, due_at
        from rental_changes c
        where due_at < ${ago(roundAllowanceMs)}
          -- What operators were down since it was accepted is added, as far as the rental's last day.
          and least(
            due_at + coalesce((
              select sum(coalesce(i.closed_at, ${now}) - greatest(i.started_at, c.accepted_at))
              from operator_incidents i
              where i.status in ('open', 'ended') and c.status = 'accepted'
                and coalesce(i.closed_at, ${now}) > c.accepted_at
            ), interval '0'), ${startOf(Prisma.sql`c.old_end_date + 1`)}
          ) < ${ago(roundAllowanceMs)}`,
    },
    {
      // As long as nothing else has happened to the object.
      name: 'no renter waits for more than 15 minutes to be told that the object is late, or no more',
      sql: Prisma.sql`
        with late as (
          select id, item_id, end_date, return_status, pieces from rentals
          where status = 'terminee' and ${startOf(Prisma.sql`end_date + 1`)} < ${ago(roundAllowanceMs)}
            and not handover_status = any(${contestedHandoverStatuses}::"HandoverStatus"[])
            and (return_status = any(${outStatuses}::"ReturnStatus"[])
              or return_status = 'settled' and returned_on is null and not exists (
                select from rentals since
                where since.item_id = rentals.item_id and since.start_date >= rentals.end_date
                  and since.handover_status in ('done', 'assumed')))
        ), untold as (
          select next.id, next.item_id, 'delay' as event
          from (
            select item_id, sum(pieces) as pieces
            from late
            where return_status <> 'settled'
            group by item_id
          ) as out
          cross join lateral lacking_rentals(out.item_id, out.pieces, ${today}::date) lacking
          join rentals next on next.id = lacking.rental_id
          where lacking.waits_first and not next.is_delayed
            and next.handover_status = 'none' and next.return_status = 'none'
          union
          select id, item_id, 'end-delay' from rentals
          where is_delayed and status = any(${activeStatuses}::"RentalStatus"[])
            and ${startOf(Prisma.sql`end_date + 1`)} >= ${ahead(handoverTimeoutMs)} and id not in (
            select rental_id from lacking_rentals(item_id, (
              select coalesce(sum(pieces), 0) from late
              where late.item_id = rentals.item_id), ${today}::date))
        )
        select *
        from untold
        where not exists (
          select from rental_events e
          join rentals other on other.id = e.rental_id and other.item_id = untold.item_id
          where e.at >= ${ago(roundAllowanceMs)})`,
    },
    {
      name: 'no security deposit waits for staff to share it for more than a week',
      sql: Prisma.sql`
        select r.id, r.return_status, max(e.at) as since
        from rentals r
        join rental_events e on e.rental_id = r.id
          and e.event in ('refuse-offer', 'escalate-claim', 'report-missing')
        where r.return_status = any(${staffReturnStatuses}::"ReturnStatus"[])
        group by r.id
        having max(e.at) < ${ago(reviewAllowanceMs)}`,
    },
  ];
}
