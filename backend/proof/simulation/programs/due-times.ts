const inMs = (instant: string) => `(extract(epoch from ${instant}) * 1000)::bigint`;
const startOf = (day: string) => `(${day})::timestamp at time zone 'Africa/Libreville'`;

const hasStep = (event: string) =>
  `exists (select from rental_events where rental_id = rentals.id and event = '${event}')`;
const morningOf = (day: string) => `${startOf(day)} + interval '9 hours'`;
/** In the morning, so many days after the last day. */
const morningAfter = (days: number) => morningOf(`end_date + ${days}`);
const dayBefore = morningOf('start_date - 1');
const isHandedOver = `handover_status not in ('not_received', 'renter_absent', 'disputed')`;
const reminderAt = `case
  when status = 'en_attente' and not ${hasStep('remind-answer')} then least(
    created_at + interval '18 hours',
    created_at + (case when created_at < ${startOf('start_date')} then ${startOf('start_date')}
      else ${startOf('start_date + 1')} end - created_at) * 0.75)
  when status = 'acceptee' and not is_delayed and not exists (
    select from rental_events
    where rental_id = rentals.id and event in ('accept', 'end-delay', 'remind-start')
      and at >= ${dayBefore})
  then ${dayBefore}
  when status = 'terminee' and return_status = 'none' and ${isHandedOver}
    and not ${hasStep('remind-return-again')}
  then case when ${hasStep('remind-return')} then ${morningAfter(7)} else ${morningAfter(2)} end
end`;

const activeOnes = `status in ('acceptee', 'en_cours')`;
/** Since when an object is late whose next renter is not told. */
const lateForNextSince = `(
  select min(${startOf('late.last + 1')})
  from (
    select item_id, max(end_date) as last, sum(pieces) as pieces
    from rentals
    where status = 'terminee' and return_status in ('none', 'missing') and ${isHandedOver}
    group by item_id
  ) late
  cross join lateral lacking_rentals(
    late.item_id, late.pieces, greatest(late.last + 1, $1::date)) lacking
  join rentals next on next.id = lacking.rental_id
  where lacking.waits_first
    and next.handover_status = 'none' and next.return_status = 'none' and not next.is_delayed)`;
/** When the oldest rental was made that is said to be delayed, and is not. */
const delayedSince = `(
  select min(created_at) from rentals
  where is_delayed and ${activeOnes}
    and ${startOf('end_date + 1')} >= $2::timestamptz + interval '24 hours' and id not in (
    select rental_id from lacking_rentals(item_id, (
      select coalesce(sum(late.pieces), 0) from rentals late
      where late.item_id = rentals.item_id and late.status = 'terminee' and late.${isHandedOver}
        and (late.return_status in ('none', 'missing')
          or late.return_status = 'settled' and late.returned_on is null and not exists (
            select from rentals since
            where since.item_id = late.item_id and since.start_date >= late.end_date
              and since.handover_status in ('done', 'assumed')))), $1::date)))`;

/** When the oldest change was asked for whose rental has ended since, or is to end. */
const changeOfEndedSince = `(
  select min(c.asked_at) from rental_changes c join rentals r on r.id = c.rental_id
  where c.status in ('requested', 'accepted') and (r.status not in ('acceptee', 'en_cours')
    or r.return_status <> 'none'))`;
/** An extension that is to be paid waits for as long as operators were down since it was accepted. */
const changeDueAt = `case when status <> 'accepted' then due_at
  when not exists (select from operator_incidents where status = 'open') then due_at + (
    select coalesce(sum(closed_at - greatest(started_at, accepted_at)), interval '0')
    from operator_incidents where status = 'ended' and closed_at > accepted_at)
  end`;
/** Since when the party of a request is suspended, or of an extension that is not decided. */
const openOfSuspendedSince = `(
  select min(u.suspended_at) from rentals r join users u on u.id in (r.renter_id, r.owner_id)
  where u.suspended_at is not null and (r.status = 'en_attente' or exists (
    select from rental_changes
    where rental_id = r.id and kind = 'extension' and status in ('requested', 'accepted'))))`;
/** When the oldest request was made for days that an extension has taken. */
const supersededSince = `(
  select min(request.created_at) from rentals request
  join rentals other on other.item_id = request.item_id
    and other.status in ('acceptee', 'en_cours', 'terminee')
    and request.start_date < least(other.end_date, other.returned_on + 1)
    and request.end_date > other.start_date
  where request.status = 'en_attente' and exceeds_stock(
    request.item_id, request.start_date, request.end_date, request.pieces) and exists (
    select from rental_changes
    where rental_id = other.id and kind = 'extension' and status = 'done'))`;

/** When the next of each kind but rentals is due, in ms since 1970; null when nothing is. */
export const dueTimes = `
  select
    ${inMs('(select min(next_check_at) from payments)')} as payments,
    ${inMs('(select min(next_attempt_at) from outbox_mails where held_with is null)')} as mails,
    ${inMs('(select min(next_attempt_at) from outbox_mails where held_with is not null)')} as "heldMails",
    ${inMs('(select min(deletion_due_at) from users)')} as deletions,
    ${inMs("(select min(expires_at) from approvals where status = 'proposed')")} as approvals,
    ${inMs(`(select min(created_at + interval '1 day') from reports
      where closed_at is null and overdue_at is null)`)} as reports,
    ${inMs(`(select min(looked_at) from newly_offered_items
      join item_cards on id = item_id where listed)`)} as matches,
    ${inMs('(select min(lease_until) from long_jobs)')} as "longJobs"`;

/** When the next thing of a rental is due, so; `$1` is the day it is in Gabon, `$2` the time. */
export const rentalsDue = `
    select least(
      ${inMs(`(select min(case
        when status = 'en_attente' then coalesce(answer_due_at, least(
          created_at + interval '24 hours',
          case when created_at < ${startOf('start_date')} then ${startOf('start_date')}
            else ${startOf('start_date + 1')} end))
        when status = 'acceptee' then ${startOf('start_date')}
        when status = 'en_cours' then ${startOf('end_date + 1')}
      end) from rentals)`)},
      ${inMs('(select min(least(handover_due_at, return_due_at)) from rentals)')},
      ${inMs(`(select min(${startOf('end_date + 1')}) from rentals
        where is_delayed and status = 'terminee' and handover_status = 'none' and return_status = 'none')`)},
      ${inMs(`(select min(${changeDueAt}) from rental_changes)`)},
      ${inMs(`(select min(${reminderAt}) from rentals)`)},
      ${inMs(`(select min(${startOf('end_date + 1')}) from rentals
        where status = 'terminee' and return_status in ('none', 'missing') and ${isHandedOver}
          and not ${hasStep('run-late')})`)},
      ${inMs(lateForNextSince)},
      ${inMs(delayedSince)},
      ${inMs(changeOfEndedSince)},
      ${inMs(openOfSuspendedSince)},
      ${inMs(supersededSince)}
    ) as at`;
