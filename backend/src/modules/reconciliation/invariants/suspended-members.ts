import { Prisma } from '../../../platform/database/generated/client.js';
import { misputOf, timesOf } from './acts-on-record.js';
import type { Invariant } from './invariant.js';

const minuteMs = 60_000;
/** What waits for an answer is closed with the suspension, or by a worker every ten seconds. */
const closedLateMs = 10 * minuteMs;

const suspended = {
  begin: { action: 'suspend-member', event: 'user.suspended' },
  end: { action: 'reinstate-member', event: 'user.reinstated' },
  column: Prisma.sql`suspended_at`,
};

/** Members whom staff have suspended, at an instant. */
export function suspendedMemberInvariants(now: Date): Invariant[] {
  const allowed = new Date(now.getTime() - closedLateMs);
  return [
    {
      name: 'a member is suspended for as long as others of staff have put it on record, and is told so',
      sql: misputOf(suspended),
    },
    {
      // That the member is frozen, a check of the database says by itself.
      name: 'a suspended member shows no object, and none is hidden with a suspension that is over',
      sql: Prisma.sql`
        select i.id, i.owner_id, u.suspended_at, i.hidden_at, i.hidden_with_suspension
        from items i join users u on u.id = i.owner_id
        where u.suspended_at is not null and i.deleted_at is null and i.hidden_at is null
          or u.suspended_at is null and i.hidden_with_suspension`,
    },
    {
      name: 'the wallet of a suspended member is frozen with the suspension or beyond it, as is on record',
      sql: Prisma.sql`
        select u.id, u.suspended_at, u.frozen_with_suspension, act.detail
        from users u
        join lateral (
          select at, detail from audit_log
          where action = 'suspend-member' and subject_id = u.id::text
          order by at desc, id desc limit 1
        ) as act on true
        where u.suspended_at is not null and u.frozen_with_suspension <> (
          coalesce((act.detail ->> 'freezes')::boolean, false) and not exists (
            select from audit_log kept
            where kept.action = 'keep-frozen' and kept.subject_id = u.id::text and kept.at > act.at))`,
    },
    {
      name: 'no request and no extension of a suspended member waits for more than ten minutes',
      sql: Prisma.sql`
        with suspended as (select id from users where suspended_at < ${allowed})
        select r.id, r.status::text as status
        from rentals r
        where r.status = 'en_attente'
          and (r.renter_id in (select id from suspended) or r.owner_id in (select id from suspended))
        union all
        select r.id, c.status::text
        from rental_changes c join rentals r on r.id = c.rental_id
        where c.kind = 'extension' and c.status in ('requested', 'accepted')
          and (r.renter_id in (select id from suspended) or r.owner_id in (select id from suspended))`,
    },
    {
      name: 'a suspended member begins nothing new: no payment, no object, no request, no rental, no extension',
      sql: Prisma.sql`
        with suspended as (${timesOf(suspended)})
        select p.id, p.user_id as member, 'payment' as what, p.created_at as at
        from suspended join payments p on p.user_id = suspended.user_id
        where p.created_at > since and p.created_at < until
        union all
        select i.id, i.owner_id, 'object', i.created_at
        from suspended join items i on i.owner_id = suspended.user_id
        where i.created_at > since and i.created_at < until
        union all
        select r.id, suspended.user_id, e.event, e.at
        from suspended
        join rentals r on suspended.user_id in (r.renter_id, r.owner_id)
        join rental_events e on e.rental_id = r.id
        where e.event in ('request', 'accept', 'ask-extension', 'accept-extension', 'pay-extension')
          and e.at > since and e.at < until`,
    },
  ];
}
