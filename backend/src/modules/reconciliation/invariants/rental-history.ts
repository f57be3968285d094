import { zone } from '../../../kernel/day.js';
import { Prisma, RentalStatus } from '../../../platform/database/generated/client.js';
import {
  abandonedStatuses,
  activeStatuses,
  mostPostponedHours,
  reminderEvents,
} from '../../rentals/index.js';
import type { Invariant } from './invariant.js';
import { keptWithoutHandover } from './kept-without-handover.js';
import {
  answerDeadline,
  latestAnswer,
  ordinaryAnswerDeadline,
  returnReminderAt,
  secondReturnReminderAt,
  startOf,
  startReminderAt,
} from './rental-instants.js';
import { digitOf } from './step-by-step.js';
import { clockDifferenceSeconds, longestTransactionSeconds } from './tolerances.js';

/**
 * Every step that the life of a rental knows, and who takes it. Until returns ended rentals they kept the
 * status.
 */
const steps = Prisma.sql`(values
  ('request', null::"RentalStatus", 'en_attente'::"RentalStatus", 'provider'::"RentalActor"),
  ('accept', 'en_attente', 'acceptee', 'owner'),
  ('refuse', 'en_attente', 'refusee', 'owner'),
  ('expire', 'en_attente', 'refusee', 'system'),
  ('supersede', 'en_attente', 'refusee', 'system'),
  ('cancel-request', 'en_attente', 'annulee', 'renter'),
  ('refuse-suspended', 'en_attente', 'refusee', 'system'),
  ('cancel-suspended', 'en_attente', 'annulee', 'system'),
  ('cancel', 'acceptee', 'annulee', 'renter'),
  ('cancel-by-owner', 'acceptee', 'annulee', 'owner'),
  ('delay', 'acceptee', 'acceptee', 'system'),
  ('delay', 'en_cours', 'en_cours', 'system'),
  ('end-delay', 'acceptee', 'acceptee', 'system'),
  ('end-delay', 'en_cours', 'en_cours', 'system'),
  ('cancel-late', 'acceptee', 'annulee', 'renter'),
  ('cancel-late', 'en_cours', 'annulee', 'renter'),
  ('cancel-by-staff', 'acceptee', 'annulee', 'staff'),
  ('cancel-by-staff', 'en_cours', 'annulee', 'staff'),
  ('start', 'acceptee', 'en_cours', 'system'),
  ('finish', 'en_cours', 'terminee', 'system'),
  ('hand-over', 'en_cours', 'en_cours', 'owner'),
  ('assume-handover', 'en_cours', 'en_cours', 'system'),
  ('assume-handover', 'terminee', 'terminee', 'system'),
  ('photograph-handover', 'en_cours', 'en_cours', 'renter'),
  ('photograph-handover', 'en_cours', 'en_cours', 'owner'),
  ('report-not-received', 'en_cours', 'en_cours', 'renter'),
  ('presume-not-received', 'terminee', 'terminee', 'system'),
  ('admit-not-received', 'en_cours', 'annulee', 'owner'),
  ('admit-not-received', 'terminee', 'annulee', 'owner'),
  ('deny-not-received', 'en_cours', 'en_cours', 'owner'),
  ('deny-not-received', 'terminee', 'terminee', 'owner'),
  ('settle-not-received', 'en_cours', 'annulee', 'system'),
  ('settle-not-received', 'terminee', 'annulee', 'system'),
  ('report-absent', 'en_cours', 'en_cours', 'owner'),
  ('admit-absence', 'en_cours', 'annulee', 'renter'),
  ('admit-absence', 'terminee', 'annulee', 'renter'),
  ('deny-absence', 'en_cours', 'en_cours', 'renter'),
  ('deny-absence', 'terminee', 'terminee', 'renter'),
  ('escalate-absence', 'en_cours', 'en_cours', 'system'),
  ('escalate-absence', 'terminee', 'terminee', 'system'),
  ('confirm-handover', 'en_cours', 'en_cours', 'staff'),
  ('confirm-handover', 'terminee', 'terminee', 'staff'),
  ('cancel-handover', 'en_cours', 'annulee', 'staff'),
  ('cancel-handover', 'terminee', 'annulee', 'staff'),
  ('declare-return', 'acceptee', 'acceptee', 'renter'),
  ('declare-return', 'en_cours', 'en_cours', 'renter'),
  ('declare-return', 'terminee', 'terminee', 'renter'),
  ('confirm-return', 'acceptee', 'acceptee', 'owner'),
  ('confirm-return', 'en_cours', 'en_cours', 'owner'),
  ('confirm-return', 'en_cours', 'terminee', 'owner'),
  ('confirm-return', 'terminee', 'terminee', 'owner'),
  ('settle-return', 'acceptee', 'acceptee', 'system'),
  ('settle-return', 'en_cours', 'en_cours', 'system'),
  ('settle-return', 'terminee', 'terminee', 'system'),
  ('settle-undeclared', 'terminee', 'terminee', 'system'),
  ('remind-answer', 'en_attente', 'en_attente', 'system'),
  ('remind-start', 'acceptee', 'acceptee', 'system'),
  ('remind-return', 'terminee', 'terminee', 'system'),
  ('remind-return-again', 'terminee', 'terminee', 'system'),
  ('contest-return', 'en_cours', 'terminee', 'owner'),
  ('contest-return', 'terminee', 'terminee', 'owner'),
  ('run-late', 'terminee', 'terminee', 'system'),
  ('claim-late-fee', 'terminee', 'terminee', 'owner'),
  ('report-missing', 'en_cours', 'en_cours', 'owner'),
  ('report-missing', 'terminee', 'terminee', 'owner'),
  ('answer-missing', 'en_cours', 'en_cours', 'renter'),
  ('answer-missing', 'terminee', 'terminee', 'renter'),
  ('accept-claim', 'terminee', 'terminee', 'renter'),
  ('counter-claim', 'terminee', 'terminee', 'renter'),
  ('escalate-claim', 'terminee', 'terminee', 'system'),
  ('accept-offer', 'terminee', 'terminee', 'owner'),
  ('refuse-offer', 'terminee', 'terminee', 'owner'),
  ('settle-offer', 'terminee', 'terminee', 'system'),
  ('share-deposit', 'en_cours', 'en_cours', 'staff'),
  ('share-deposit', 'terminee', 'terminee', 'staff'),
  ('postpone-answer', 'en_attente', 'en_attente', 'staff'),
  ('postpone-handover', 'acceptee', 'acceptee', 'staff'),
  ('postpone-handover', 'en_cours', 'en_cours', 'staff'),
  ('postpone-handover', 'terminee', 'terminee', 'staff'),
  ('postpone-return', 'en_cours', 'en_cours', 'staff'),
  ('postpone-return', 'terminee', 'terminee', 'staff')
) as step (event, "from", "to", actor)`;

/** What happens to extensions and shortenings leaves the rental where it is. */
const changeSteps = Prisma.sql`(
  select event, status as "from", status as "to", actor
  from (values
    ('ask-extension', 'renter'::"RentalActor", true),
    ('accept-extension', 'owner', true),
    ('refuse-extension', 'owner', false),
    ('withdraw-extension', 'renter', false),
    ('expire-extension', 'system', false),
    ('pay-extension', 'provider', true),
    ('ask-shortening', 'renter', true),
    ('ask-shortening', 'owner', true),
    ('accept-shortening', 'renter', true),
    ('accept-shortening', 'owner', true),
    ('refuse-shortening', 'renter', false),
    ('refuse-shortening', 'owner', false),
    ('withdraw-shortening', 'renter', false),
    ('withdraw-shortening', 'owner', false),
    ('expire-shortening', 'system', false)
  ) as change (event, actor, is_under_way)
  join unnest(enum_range(null::"RentalStatus")) as status
    on status = any(${activeStatuses}::"RentalStatus"[])
      or not is_under_way and status in ('terminee', 'annulee'))`;
/** The steps of a handover in their order: where each leaves it. */
const handoverSteps = Prisma.sql`(values
  ('report-not-received', 'not_received', 1),
  ('presume-not-received', 'not_received', 1),
  ('report-absent', 'renter_absent', 1),
  ('deny-not-received', 'disputed', 2),
  ('deny-absence', 'disputed', 2),
  ('escalate-absence', 'disputed', 2),
  ('hand-over', 'done', 3),
  ('assume-handover', 'assumed', 3),
  ('confirm-handover', 'done', 3),
  ('admit-not-received', 'failed', 3),
  ('settle-not-received', 'failed', 3),
  ('admit-absence', 'failed', 3),
  ('cancel-handover', 'failed', 3),
  ('cancel-by-staff', 'failed', 3)
)`;

/** The steps of a return in their order: where each leaves it. */
const returnSteps = Prisma.sql`(values
  ('declare-return', 'declared', 1),
  ('report-missing', 'missing', 2),
  ('contest-return', 'contested', 3),
  ('claim-late-fee', 'contested', 3),
  ('counter-claim', 'countered', 4),
  ('escalate-claim', 'disputed', 5),
  ('refuse-offer', 'disputed', 5),
  ('confirm-return', 'confirmed', 6),
  ('settle-return', 'confirmed', 6),
  ('settle-undeclared', 'confirmed', 6),
  ('accept-claim', 'settled', 6),
  ('accept-offer', 'settled', 6),
  ('settle-offer', 'settled', 6),
  ('share-deposit', 'settled', 6)
)`;

/** Both, which have an order each. */
const sideSteps = Prisma.sql`(
  select 'handover', event, position
  from ${handoverSteps} as handed (event, status, position)
  union all
  select 'return', event, position from ${returnSteps} as returned (event, status, position)
)`;

const digit = digitOf('RentalStatus', Object.values(RentalStatus));

/** The day in Gabon on which a step was taken. */
const day = Prisma.sql`(e.at at time zone ${zone})::date`;

const clockDifference = Prisma.sql`make_interval(secs => ${clockDifferenceSeconds})`;

/** Steps of staff had other times than their entries, before both took that of the transaction. */
const longestTransaction = Prisma.sql`make_interval(secs => ${longestTransactionSeconds})`;

/** What the audit log calls a step that staff take. */
const actionOf = (event: Prisma.Sql) => Prisma.sql`
  case when ${event} = 'share-deposit' then 'share-deposit'
    when ${event} = 'cancel-by-staff' then 'cancel-rental'
    when ${event} like 'postpone-%' then 'postpone-deadline'
    else 'decide-handover' end`;

/**
 * Until when the owner of a request could answer, as the reminder said: `REQUEST_TIMEOUT_HOURS` may have become
 * something else since.
 */
const announcedDeadline = Prisma.sql`(
  select max((told.facts ->> 'answerBy')::timestamptz)
  from domain_events told
  where told.subject_id = r.id and told.kind = 'rental.answer-awaited')`;

/** The same before staff put it off. */
const firstDeadline = Prisma.sql`coalesce((
    select max(put_off.due_before)
    from rental_events put_off
    where put_off.rental_id = r.id and put_off.deadline = 'answer'
  ), ${announcedDeadline}, ${ordinaryAnswerDeadline})`;

/** What happened to rentals, and what they have become. */
export const rentalHistoryInvariants: Invariant[] = [
  {
    name: 'every step of a rental is one that there is, taken by who may take it, on a day for it',
    sql: Prisma.sql`
      select e.rental_id, e.event, e."from", e."to", e.actor, e.actor_id, e.at
      from rental_events e
      left join rentals r on r.id = e.rental_id
      left join (select * from ${steps} union all select * from ${changeSteps} as change) as step
        on step.event = e.event and step."from" is not distinct from e."from"
        and step."to" = e."to" and step.actor = e.actor
      where r.id is null or step.event is null
        or e.event = 'photograph-handover' and (e.reason <> ''
          or not exists (select from rental_photos p where p.step_id = e.id))
        or exists (select from rental_photos p where p.step_id = e.id and p.rental_id <> e.rental_id)
        or e.event = 'answer-missing' and (e.reason = '' or not exists (
          select from rental_events reported
          where reported.rental_id = e.rental_id and reported.event = 'report-missing'
            and reported.at <= e.at + ${clockDifference}
            and not exists (
              select from rental_events ended
              join ${returnSteps} as returned (event, status, position)
                on returned.event = ended.event and returned.position > 2
              where ended.rental_id = e.rental_id and ended.at < e.at - ${clockDifference})))
        or e.event = 'answer-missing' and exists (
          select from rental_events twin
          where (twin.rental_id, twin.event, twin.at) = (e.rental_id, e.event, e.at) and twin.id <> e.id)
        or step.actor <> 'staff' and e.actor_id is distinct from
          case step.actor when 'renter' then r.renter_id when 'owner' then r.owner_id end
        or step.actor = 'staff' and not exists (
          select from audit_log l
          where l.action = ${actionOf(Prisma.sql`e.event`)}
            and coalesce(l.detail ->> 'event', e.event) = e.event
            and l.detail ->> 'deadline' is not distinct from e.deadline
            and (l.detail ->> 'dueBefore')::timestamptz is not distinct from e.due_before
            and (l.detail ->> 'dueAt')::timestamptz is not distinct from e.due_at
            and l.subject = 'rental' and l.subject_id = r.id::text and l.actor_id = e.actor_id
            and l.detail ->> 'amount' is not distinct from e.amount::text and l.detail ->> 'reason' = e.reason
            and l.at between e.at - ${longestTransaction} and e.at + ${longestTransaction})
        or not case
          when e.event in ('cancel', 'cancel-by-owner') then ${day} < r.start_date
          when e.event = 'cancel-by-staff' then ${day} <= r.end_date
          when e.event = 'cancel-late' then ${day} <= r.end_date
          when e.event in ('request', 'accept') then ${day} <= r.start_date
          when e.event in ('start', 'hand-over', 'assume-handover', 'photograph-handover',
            'report-not-received', 'report-absent', 'declare-return', 'confirm-return',
            'contest-return')
            then ${day} >= r.start_date
          when e.event = 'report-missing' then ${day} >= r.end_date
          when e.event in ('finish', 'run-late', 'claim-late-fee', 'presume-not-received') then ${day} > r.end_date
          else true
        end`,
  },
  {
    name: 'the history of every rental leads step by step from its request to its status',
    sql: Prisma.sql`
      with history as (
        select rental_id,
          sum(${digit(Prisma.sql`"to"`)} - coalesce(${digit(Prisma.sql`"from"`)}, 0)) as reached,
          count(*) filter (where event = 'request') as requests,
          min(at) filter (where event = 'request') as requested_at
        from rental_events
        group by rental_id
      )
      select coalesce(r.id, rental_id) as rental_id, r.status, reached, requests, requested_at, r.created_at
      from rentals r
      full join history on rental_id = r.id
      where reached is distinct from ${digit(Prisma.sql`r.status`)}
        or requests is distinct from 1 or requested_at <> r.created_at`,
  },
  {
    name: 'the history of every handover leads to where the handover and the rent are',
    sql: Prisma.sql`
      with history as (
        select e.rental_id, count(*) <> count(distinct position) as is_doubled,
          array_agg(e.event order by position) as events,
          (array_agg(handed.status order by position desc))[1] as status,
          max(e.amount) filter (where e.event in ('cancel-handover', 'cancel-by-staff')) as decided
        from rental_events e
        join ${handoverSteps} as handed (event, status, position) on handed.event = e.event
        group by e.rental_id
      )
      select r.id, r.status, r.handover_status, r.rent, r.kept_rent, h.*
      from rentals r
      left join history h on h.rental_id = r.id
      where h.is_doubled
        or r.handover_status::text <> coalesce(
          h.status, case r.handover_status when 'untracked' then 'untracked' else 'none' end)
        or r.kept_rent is distinct from case
          when h.status <> 'failed' then null
          when 'admit-absence' = any(h.events) then ${keptWithoutHandover}
          when h.events && '{cancel-handover,cancel-by-staff}' then h.decided
          when h.status = 'failed' then 0
        end
        or h.events && '{assume-handover,cancel-by-staff}' and array_length(h.events, 1) > 1
        or h.events && '{admit-not-received,deny-not-received,settle-not-received}'
          and not h.events && '{report-not-received,presume-not-received}'
        or h.events && '{admit-absence,deny-absence,escalate-absence}'
          and not 'report-absent' = any(h.events)
        or h.events && '{confirm-handover,cancel-handover}'
          and not h.events && '{deny-not-received,deny-absence,escalate-absence}'`,
  },
  {
    // The last step of a return says where it is; each is taken once at most.
    name: 'the history of every return leads to where the return and the security deposit are',
    sql: Prisma.sql`
      with step as (
        select e.rental_id, e.event, e.at, e.amount, returned.status, returned.position
        from rental_events e
        join ${returnSteps} as returned (event, status, position) on returned.event = e.event
      ), history as (
        select rental_id, count(*) <> count(distinct position) as is_doubled,
          array_agg(event order by position) as events,
          (array_agg(status order by position desc))[1] as status,
          max(at) filter (where event = 'declare-return') as declared_at,
          max(amount) filter (where event in ('contest-return', 'claim-late-fee')) as claimed,
          max(amount) filter (where event = 'counter-claim') as offered,
          max(amount) filter (where event = 'share-deposit') as decided
        from step
        group by rental_id
      )
      select r.id, r.status, r.return_status, r.return_declared_at, r.security_deposit_status,
        r.claimed_amount, r.offered_amount, r.owner_share, h.*
      from rentals r
      left join history h on h.rental_id = r.id
      where h.is_doubled
        or r.return_declared_at is distinct from h.declared_at
        or r.return_status::text <> coalesce(h.status, 'none')
        or (r.claimed_amount, r.offered_amount) is distinct from (h.claimed, h.offered)
        or r.owner_share is distinct from case
          when 'accept-claim' = any(h.events) then h.claimed
          when h.events && '{accept-offer,settle-offer}' then h.offered
          else h.decided
        end
        or 'settle-return' = any(h.events) and h.declared_at is null
        or h.events && '{counter-claim,escalate-claim,accept-claim}' and h.claimed is null
        or h.events && '{accept-offer,refuse-offer,settle-offer}' and h.offered is null
        or r.security_deposit_status::text <> case
          when h.status = 'settled' then 'shared'
          when h.status = 'confirmed' or r.status = any(${abandonedStatuses}::"RentalStatus"[])
          then 'released' else 'held' end`,
  },
  {
    name: 'the day on which an owner had an object back is that of the step that says so',
    sql: Prisma.sql`
      with back as (
        select rental_id, min(${day}) as day
        from rental_events e
        where event in ('confirm-return', 'contest-return', 'claim-late-fee') and "to" = 'terminee'
        group by rental_id
      )
      select r.id, r.returned_on, back.day
      from rentals r
      left join back on back.rental_id = r.id
      where r.returned_on is distinct from back.day`,
  },
  {
    // That of a request comes some hours before its deadline, however many, and not before the last quarter.
    name: 'every reminder was sent in its time, to whoever had not answered',
    sql: Prisma.sql`
      select r.id, e.event, e.at, r.created_at, r.start_date, r.end_date
      from rental_events e
      join rentals r on r.id = e.rental_id
      where e.event = any(${[...reminderEvents]}) and (
        e.at < case e.event
          when 'remind-answer' then ${firstDeadline} - (${firstDeadline} - r.created_at) / 4
          when 'remind-start' then ${startReminderAt}
          when 'remind-return' then ${returnReminderAt}
          else ${secondReturnReminderAt}
        end
        or e.event = 'remind-answer' and e.at >= coalesce(${announcedDeadline}, ${answerDeadline})
        or e.event = 'remind-start' and e.at >= ${startOf(Prisma.sql`start_date`)}
        or exists (
          select from rental_events other
          where other.rental_id = e.rental_id and other.id <> e.id
            and other.at < e.at - ${clockDifference}
            and case e.event
              when 'remind-answer' then other."from" = 'en_attente' and other."to" <> 'en_attente'
              when 'remind-start' then other.event in ('accept', 'end-delay')
                and other.at >= ${startReminderAt}
              else other.event in (
                select event from ${returnSteps} as returned (event, status, position))
            end))`,
  },
  {
    // Days count until the renter's word, unless its owner said after it that the object was missing.
    name: 'every fee for a late return is the price of its days, and the security deposit at most',
    sql: Prisma.sql`
      with fee as (
        select e.rental_id, e.amount, (coalesce(declared.at, e.at) at time zone ${zone})::date as until
        from rental_events e
        left join rental_events missing
          on missing.rental_id = e.rental_id and missing.event = 'report-missing'
        left join rental_events declared on declared.rental_id = e.rental_id
          and declared.event = 'declare-return' and missing.id is null
        where e.event = 'claim-late-fee'
      )
      select r.id, r.start_date, r.end_date, r.rent, r.delivery_fee, r.security_deposit, fee.amount,
        fee.until
      from fee
      join rentals r on r.id = fee.rental_id
      where fee.until <= r.end_date or fee.amount is distinct from least(r.security_deposit,
        ceil((r.rent - r.delivery_fee)::numeric / (r.end_date - r.start_date)) * (fee.until - r.end_date))`,
  },
  {
    name: 'staff decided about a rental as often as the audit log says',
    sql: Prisma.sql`
      with logged as (
        select subject_id as rental_id, action, count(*) as entries
        from audit_log
        where subject = 'rental'
          and action in ('share-deposit', 'decide-handover', 'cancel-rental', 'postpone-deadline')
        group by subject_id, action
      ), decided as (
        select rental_id::text,
          ${actionOf(Prisma.sql`event`)} as action,
          count(*) as decisions
        from rental_events
        where actor = 'staff'
        group by 1, 2
      )
      select rental_id, action, entries, decisions
      from logged
      full join decided using (rental_id, action)
      where entries is distinct from decisions`,
  },
  {
    // A handover that was delayed since has another time, and so has a return after one that was contested; that of
    // a rental that was shortened since may have an earlier one. None is due after the last day. A request was due
    // some whole hours after it was made, as many as the rule had then, or when it would have been of no use.
    name: 'every deadline that staff put off was put off in time, once, by three days at most, and stands there',
    sql: Prisma.sql`
      with put_off as (
        select e.rental_id, e.event, e.deadline, e.due_before, e.due_at, e.at, exists (
            select from rental_events since
            where since.rental_id = e.rental_id and since.at >= e.at and since.event in ('delay',
              'presume-not-received', 'report-not-received', 'report-absent')) as is_restarted,
          exists (
            select from rental_events since
            where since.rental_id = e.rental_id and since.at >= e.at
              and since.event = 'accept-shortening') as is_shortened
        from rental_events e
        where e.deadline is not null
      )
      select p.*, r.answer_due_at, r.handover_due_at, r.return_due_at
      from put_off p
      join rentals r on r.id = p.rental_id
      where p.at >= p.due_before or p.due_at <= p.due_before
        or p.due_at > p.due_before + make_interval(hours => ${mostPostponedHours})
        or exists (
          select from rental_events twin
          where (twin.rental_id, twin.deadline) = (p.rental_id, p.deadline) and twin.at <> p.at)
        or p.deadline = 'answer' and (r.answer_due_at is distinct from p.due_at
          or p.due_before > ${latestAnswer} or p.due_at > ${latestAnswer}
          or p.due_before < ${latestAnswer} and mod(extract(epoch from p.due_before - r.created_at), 3600) <> 0)
        or case p.deadline
            when 'handover' then r.handover_status = 'none' and not p.is_restarted and (
              r.handover_due_at > ${startOf(Prisma.sql`r.end_date + 1`)}
              or case when p.is_shortened then coalesce(r.handover_due_at > p.due_at, true)
                else r.handover_due_at is distinct from p.due_at end)
            when 'not_received' then r.handover_status = 'not_received' and r.handover_due_at is distinct from p.due_at
            when 'renter_absent' then r.handover_status = 'renter_absent' and r.handover_due_at is distinct from p.due_at
            when 'return' then r.return_status = 'none' and not p.is_restarted
              and r.return_due_at is distinct from p.due_at
            when r.return_status::text then coalesce(r.return_due_at < p.due_at, true)
            else false
          end and r.status in ('acceptee', 'en_cours', 'terminee')
      union all
      select r.id, null, 'answer', null, null, null, false, false, r.answer_due_at, r.handover_due_at, r.return_due_at
      from rentals r
      where r.answer_due_at is not null and not exists (
        select from rental_events e where e.rental_id = r.id and e.deadline = 'answer')`,
  },
  {
    name: 'a rental is delayed as its history says, and cancelled for that only while it is',
    sql: Prisma.sql`
      with told as (
        select rental_id, count(*) filter (where event = 'delay') as delays,
          count(*) filter (where event = 'end-delay') as ends,
          count(*) filter (where event = 'cancel-late') as cancellations
        from rental_events
        where event in ('delay', 'end-delay', 'cancel-late')
        group by rental_id
      )
      select r.id, r.status, r.is_delayed, told.delays, told.ends, told.cancellations
      from rentals r
      left join told on told.rental_id = r.id
      where coalesce(delays - ends, 0) <> r.is_delayed::int or cancellations > 0 and not r.is_delayed`,
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
      join ${sideSteps} as taken (side, event, position) on taken.event = e.event
      join rental_events before on before.rental_id = e.rental_id
      join ${sideSteps} as earlier (side, event, position) on earlier.event = before.event
        and earlier.side = taken.side and earlier.position < taken.position
      where e.at < before.at - ${clockDifference}`,
  },
];
