import { dayMs, hourMs, minuteMs } from '../../../kernel/duration.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import { undecidedStatuses } from '../../payments/index.js';
import { papersOverdue } from '../../verification/index.js';
import { checkAllowanceMs, longestCheckPauseMs, roundAllowanceMs } from './allowances.js';
import type { Invariant } from './invariant.js';
import {
  answerDeadline,
  answerReminderAt,
  returnReminderAt,
  secondReturnReminderAt,
  startReminderAt,
} from './rental-instants.js';

/** A mail waits an hour at most for its next attempt; a minute more for clocks that differ. */
const longestMailPauseMs = hourMs + minuteMs;
/** A mail is tried for three days, then given up at the next attempt. */
const mailAllowanceMs = 3 * dayMs + 2 * hourMs;
/** A push or an SMS is tried for a day, and waits for the end of quiet hours within it. */
const shortMessageAllowanceMs = dayMs + 2 * hourMs;
/** Files are removed every minute, and stay when their storage is away; those of a server that died, an hour later. */
const removalAllowanceMs = hourMs + minuteMs;
/** Staff are reminded of an incident every four hours, by a round every ten minutes. */
const incidentReminderMs = 4 * hourMs + 15 * minuteMs;
/** A lease lasts seconds; a minute for clocks that differ. */
const leaseAllowanceMs = minuteMs;

/** Other work whose time has come and that is not done, at an instant: messages, reminders, what is to be removed. */
export function overdueWorkInvariants(now: Date): Invariant[] {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const ahead = (ms: number) => new Date(now.getTime() + ms);
  return [
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
      name: 'no incident of an operator stays open or proposed without a reminder every four hours',
      sql: Prisma.sql`
        select id, operator, status, declared_at, proposed_at, reminded_at
        from operator_incidents
        where status in ('proposed', 'open')
          and greatest(proposed_at, declared_at, reminded_at) < ${ago(incidentReminderMs)}`,
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
