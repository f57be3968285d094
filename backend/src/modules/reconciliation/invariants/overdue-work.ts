import { dayOf } from '../../../kernel/day.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import { checkedForHours, undecidedStatuses } from '../../payments/index.js';
import {
  contestedHandoverStatuses,
  outStatuses,
  rentalPolicy,
  staffReturnStatuses,
} from '../../rentals/index.js';
import { papersOverdue } from '../../verification/index.js';
import type { Invariant } from './invariant.js';
import {
  answerDeadline,
  answerReminderAt,
  returnReminderAt,
  secondReturnReminderAt,
  startOf,
  startReminderAt,
} from './rental-instants.js';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A round every ten seconds takes all that is due, page by page: thousands at midnight take minutes. */
const roundAllowanceMs = 15 * minuteMs;
/** Staff decide by hand, and not on a Sunday. */
const reviewAllowanceMs = 7 * dayMs;
/** The last check may itself be late, and a worker may have to be started again for it. */
const checkAllowanceMs = hourMs;
/** A payment is checked every six hours at the least; a minute more for clocks that differ. */
const longestCheckPauseMs = 6 * hourMs + minuteMs;
/** A mail waits an hour at most for its next attempt; a minute more for clocks that differ. */
const longestMailPauseMs = hourMs + minuteMs;
/** A mail is tried for three days, then given up at the next attempt. */
const mailAllowanceMs = 3 * dayMs + 2 * hourMs;
/** A push or an SMS is tried for a day, and waits for the end of quiet hours within it. */
const shortMessageAllowanceMs = dayMs + 2 * hourMs;
/** Files are removed every minute, and stay when their storage is away; those of a server that died, an hour later. */
const removalAllowanceMs = hourMs + minuteMs;
/** A comparison asks the gateway for each payment of some days, three times when it fails. */
const comparisonAllowanceMs = 6 * hourMs;
/** Staff are reminded of an incident every four hours, by a round every ten minutes. */
const incidentReminderMs = 4 * hourMs + 15 * minuteMs;
/** A lease lasts seconds; a minute for clocks that differ. */
const leaseAllowanceMs = minuteMs;

/** Work whose time has come and that nobody does, at an instant. */
export function overdueWorkInvariants(now: Date): Invariant[] {
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
      name: 'no reminder of a request, a start or a return is late by more than 15 minutes',
      sql: Prisma.sql`
        with due as (
          select id, 'remind-answer' as event, ${answerReminderAt} as at
          from rentals where status = 'en_attente' and ${answerDeadline} > ${now}
          union all
          select id, 'remind-start', ${startReminderAt}
          from rentals
          where status = 'acceptee' and not is_delayed and not exists (
            select from rental_events told
            where told.rental_id = rentals.id and told.event in ('accept', 'end-delay')
              and told.at >= ${startReminderAt})
          union all
          select id, 'remind-return', ${returnReminderAt}
          from rentals
          where status = 'terminee' and return_status = 'none' and return_due_at is not null
            and ${secondReturnReminderAt} > ${now}
          union all
          select id, 'remind-return-again', ${secondReturnReminderAt}
          from rentals
          where status = 'terminee' and return_status = 'none' and return_due_at is not null
        )
        select due.*
        from due
        where at < ${ago(roundAllowanceMs)} and not exists (
          select from rental_events e where e.rental_id = due.id and e.event = due.event)`,
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
      name: 'no incident of an operator stays open or proposed without a reminder every four hours',
      sql: Prisma.sql`
        select id, operator, status, declared_at, proposed_at, reminded_at
        from operator_incidents
        where status in ('proposed', 'open')
          and greatest(proposed_at, declared_at, reminded_at) < ${ago(incidentReminderMs)}`,
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
          where is_delayed and status in ('acceptee', 'en_cours')
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
    {
      name: 'no payment is undecided an hour after its last check',
      sql: Prisma.sql`
        select id, reference, purpose, status, created_at
        from payments
        where status = any(${undecidedStatuses}::"PaymentStatus"[]) and status <> 'review'
          and created_at + make_interval(hours => ${checkedForHours}) < ${ago(checkAllowanceMs)}`,
    },
    {
      name: 'no payment is waited for over 7 hours without a word to its member',
      sql: Prisma.sql`
        select id, reference, purpose, status, created_at
        from payments
        where status = any(${undecidedStatuses}::"PaymentStatus"[]) and status not in ('created', 'review')
          and created_at < ${ago(longestCheckPauseMs + checkAllowanceMs)}
          and not exists (
            select from payment_events e where e.payment_id = payments.id and e."from" = e."to")`,
    },
    {
      name: 'no payment waits for its next check for more than 6 hours',
      sql: Prisma.sql`
        select id, reference, status, next_check_at
        from payments
        where next_check_at > ${ahead(longestCheckPauseMs)}`,
    },
    {
      name: 'no payment is in review for more than a week',
      sql: Prisma.sql`
        select p.id, p.reference, p.review_reason, max(e.at) as since
        from payments p
        join payment_events e on e.payment_id = p.id and e."to" = 'review'
        where p.status = 'review'
        group by p.id
        having max(e.at) < ${ago(reviewAllowanceMs)}`,
    },
    {
      name: 'no act waits for a second person past its time by more than 15 minutes',
      sql: Prisma.sql`
        select id, kind, proposed_at, expires_at
        from approvals
        where status = 'proposed' and expires_at < ${ago(roundAllowanceMs)}`,
    },
    {
      name: 'no comparison that staff asked for waits for more than 15 minutes, or is made for hours',
      sql: Prisma.sql`
        select id, requested_at, attempts, next_attempt_at
        from reconciliation_runs
        where next_attempt_at < ${ago(roundAllowanceMs)}
          or next_attempt_at is not null and requested_at < ${ago(comparisonAllowanceMs)}`,
    },
    {
      name: 'no mail is past its attempt by more than 15 minutes, or tried for more than three days',
      sql: Prisma.sql`
        select id, created_at, attempts, next_attempt_at
        from outbox_mails
        where next_attempt_at < ${ago(roundAllowanceMs)}
          or held_with is null and next_attempt_at > ${ahead(longestMailPauseMs)}
          or next_attempt_at > ${ahead(dayMs)}
          or next_attempt_at is not null and created_at < ${ago(mailAllowanceMs)}`,
    },
    {
      name: 'no push or SMS is past its attempt by more than 15 minutes, or tried for more than a day',
      sql: Prisma.sql`
        select * from (
          select id, 'push' as channel, created_at, attempts, next_attempt_at from push_messages
          union all
          select id, 'sms', created_at, attempts, next_attempt_at from sms_messages
        ) as waiting
        where next_attempt_at < ${ago(roundAllowanceMs)} or next_attempt_at > ${ahead(dayMs)}
          or next_attempt_at is not null and created_at < ${ago(shortMessageAllowanceMs)}`,
    },
    {
      name: 'no answer by SMS waits for more than 15 minutes to be acted on',
      sql: Prisma.sql`
        select id, received_at
        from sms_answers
        where handled_at is null and received_at < ${ago(roundAllowanceMs)}`,
    },
    {
      name: 'no identity papers are kept past their time by more than a day',
      sql: Prisma.sql`
        select id, status, decided_at
        from identity_submissions
        where ${papersOverdue(ago(dayMs))}`,
    },
    {
      name: 'nothing of a sign-in that was given up is kept for more than two days',
      sql: Prisma.sql`
        select * from (
          select id, 'pending sign-in' as kind, expires_at from pending_sign_ins
          union all
          select id, 'challenge', expires_at from passkey_challenges
          union all
          select user_id, 'unconfirmed app', created_at + interval '1 day'
          from authenticator_apps where confirmed_at is null
        ) as given_up
        where expires_at < ${ago(2 * dayMs)}`,
    },
    {
      name: 'no account is there more than a day after it was to be deleted',
      sql: Prisma.sql`
        select id, deletion_due_at from users where deletion_due_at < ${ago(dayMs)}`,
    },
    {
      name: "no export of a member's data waits, or is kept, for an hour longer than it should",
      sql: Prisma.sql`
        select id, requested_at, failed_at, expires_at from data_exports e
        where next_attempt_at is not null and requested_at < ${ago(hourMs)}
          or removed_at is null and expires_at < ${ago(hourMs)}
          or failed_at < ${ago(hourMs)}
            and exists (select from data_export_files where export_id = e.id)`,
    },
    {
      name: 'no file of a removed upload is kept for more than an hour',
      sql: Prisma.sql`
        select upload_id as id, preset, due_at
        from upload_removals
        where due_at < ${ago(removalAllowanceMs)} or due_at > ${ahead(removalAllowanceMs)}`,
    },
    {
      // Calls that a release found unanswered are refused for two days from their beginning.
      name: 'no call keeps its repetitions waiting longer than its server lives',
      sql: Prisma.sql`
        select user_id, route, key, lease_expires_at
        from idempotency_keys
        where status is null and lease_expires_at > ${ahead(leaseAllowanceMs)}
          and lease_expires_at <> created_at + interval '2 days'`,
    },
  ];
}
