import { Prisma } from '../../../platform/database/generated/client.js';
import { paymentWaitSeconds, undecidedStatuses } from '../../payments/index.js';
import { rentalPolicy } from '../../rentals/index.js';
import type { Invariant } from './invariant.js';
import { startOf } from './rental-instants.js';

type Rule = keyof typeof rentalPolicy;

/**
 * A delay of the rules, as the least and the most that it can have been when a deadline began: as the contract says that
 * it was at the acceptance, and as it is now.
 */
function delay(rule: Rule, unit: 'hours' | 'days') {
  const agreed = Prisma.sql`(agreed ->> ${rule}::text)::int`;
  const inForce = Prisma.sql`${rentalPolicy[rule]}::int`;
  const length = (value: Prisma.Sql) =>
    unit === 'hours'
      ? Prisma.sql`make_interval(hours => ${value})`
      : Prisma.sql`make_interval(days => ${value})`;
  return {
    least: length(Prisma.sql`least(${agreed}, ${inForce})`),
    most: length(Prisma.sql`greatest(${agreed}, ${inForce})`),
  };
}

const handover = delay('handoverTimeoutHours', 'hours');
const objection = delay('handoverAnswerHours', 'hours');
const undeclared = delay('undeclaredReturnDays', 'days');
const declared = delay('returnTimeoutHours', 'hours');
const claim = delay('claimTimeoutHours', 'hours');
const answer = delay('requestTimeoutHours', 'hours');
const extension = delay('extensionPaymentHours', 'hours');

const startsAt = startOf(Prisma.sql`start_date`);
const lastDay = startOf(Prisma.sql`end_date`);
/** The end of the shortest that a rental has been: nobody objects to its handover any later. */
const earliestEnd = startOf(Prisma.sql`least(end_date, (
  select min(new_end_date) from rental_changes c where c.rental_id = open.id and c.status = 'done')) + 1`);

/** The steps that begin each deadline of a rental; those of one that begins by itself may have been none. */
const waits = Prisma.sql`
  select id, case handover_status when 'none' then 'handover' else handover_status::text end as deadline,
    handover_due_at as due_at, case handover_status
      when 'none' then '{accept,end-delay}'::text[]
      when 'renter_absent' then '{report-absent}'
      else '{report-not-received,presume-not-received}' end as begins
  from open where handover_due_at is not null
  union all
  select id, case return_status when 'none' then 'return' else return_status::text end, return_due_at,
    case return_status
      when 'none' then '{confirm-handover}'::text[]
      when 'declared' then '{declare-return}'
      when 'contested' then '{contest-return,claim-late-fee}'
      else '{counter-claim}' end
  from open where return_due_at is not null`;

/** Between when a deadline is, by the steps and the rules; staff may have put it off. */
const bounds = Prisma.sql`
  case deadline
    when 'handover' then least(greatest(${startsAt}, begun_at) + ${handover.least}, ${earliestEnd})
    when 'not_received' then begun_at + ${objection.least}
    when 'renter_absent' then begun_at + ${objection.least}
    when 'return' then greatest(${lastDay} + ${undeclared.least}, begun_at + ${declared.least})
    when 'declared' then greatest(${lastDay}, begun_at) + ${declared.least}
    else begun_at + ${claim.least} end as least,
  given + case deadline
    when 'handover' then greatest(${startsAt}, begun_at) + ${handover.most}
    when 'not_received' then begun_at + ${objection.most}
    when 'renter_absent' then begun_at + ${objection.most}
    when 'return' then greatest(${lastDay} + ${undeclared.most}, begun_at + ${declared.most})
    when 'declared' then greatest(${lastDay}, begun_at) + ${declared.most}
    else begun_at + ${claim.most} end as most`;

/** When money moves by itself: no deadline stands there that the steps before it do not explain. */
export const deadlineInvariants: Invariant[] = [
  {
    name: 'a handover or a return is waited for as long as its last step, the rules and staff say, and no longer',
    sql: Prisma.sql`
      with open as materialized (
        select r.*, c.facts -> 'policy' as agreed
        from rentals r
        left join rental_contracts c on c.rental_id = r.id
        where r.handover_due_at is not null or r.return_due_at is not null
      ), bounded as (
        select open.id, wait.deadline, wait.due_at, begun_at, given, ${bounds}
        from (${waits}) as wait
        join open using (id)
        cross join lateral (
          select max(e.at) filter (where e.event = any(wait.begins)) as begun_at,
            coalesce(sum(e.due_at - e.due_before) filter (where e.deadline = wait.deadline), '0') as given
          from rental_events e
          where e.rental_id = open.id
        ) as history
      )
      select id, deadline, due_at, begun_at, given, least, most
      from bounded
      where (due_at between least and most) is not true`,
  },
  {
    name: 'an extension or a shortening is waited for as long as the rules say, and no longer than the rental',
    sql: Prisma.sql`
      select c.id, c.rental_id, c.kind, c.status, c.asked_at, c.accepted_at, c.due_at
      from rental_changes c
      cross join lateral (
        select (select facts -> 'policy' from rental_contracts k where k.rental_id = c.rental_id) as agreed
      ) as contract
      where c.due_at is not null and (case c.status
          when 'requested' then c.due_at between
            least(c.asked_at + ${answer.least}, ${startOf(Prisma.sql`least(old_end_date, new_end_date) + 1`)})
            and least(c.asked_at + ${answer.most}, ${startOf(Prisma.sql`least(old_end_date, new_end_date) + 1`)})
          else c.due_at between
            least(c.accepted_at + ${extension.least}, ${startOf(Prisma.sql`old_end_date + 1`)})
            and least(c.accepted_at + ${extension.most}, ${startOf(Prisma.sql`old_end_date + 1`)})
        end) is not true`,
  },
  {
    name: 'every payment that is not decided is waited for as long as any other',
    sql: Prisma.sql`
      select id, reference, created_at, expires_at
      from payments
      where status = any(${undecidedStatuses}::"PaymentStatus"[])
        and expires_at <> created_at + make_interval(secs => ${paymentWaitSeconds})`,
  },
];
