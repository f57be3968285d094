import { Prisma } from '../../../platform/database/generated/client.js';
import type { Invariant } from './invariant.js';
import { longestTransactionSeconds } from './tolerances.js';

/** What staff put on record of roles, each with its place among those of the member. */
const given = Prisma.sql`
  select id, subject_id as member, actor_id, at, detail ->> 'from' as "from", detail ->> 'to' as "to",
    detail ->> 'by' is not distinct from 'command' as by_command,
    row_number() over (partition by subject_id order by at, id) as nth
  from audit_log
  where action = 'change-role' and subject = 'user'`;

/** Who may act as staff. */
export const roleInvariants: Invariant[] = [
  {
    // Counted, since the clocks of two servers may tell two changes in another order.
    name: 'every member has the role that was given last on record, and is a plain member without',
    sql: Prisma.sql`
      with changes as (
        select member, "to" as role, 1 as count from (${given}) as given
        union all
        select member, "from", -1 from (${given}) as taken
        union all
        select id::text, 'member', 1 from users where id::text in (select member from (${given}) as given)
      ), had as (
        select member, role from changes group by member, role having sum(count) <> 0
      ), first as (
        select coalesce(min(at), 'infinity') as at from (${given}) as one
      )
      select coalesce(u.id::text, had.member) as member, u.role, had.role as on_record
      from (select * from users where role <> 'member' or id::text in (select member from had)) as u
      full join had on had.member = u.id::text and had.role = u.role::text
      cross join first
      where u.id is null
        -- Of an account from before any role was on record, the role is taken as it stands.
        or had.member is null and u.role <> 'member' and u.created_at >= first.at
        or had.member is null and u.id::text in (select member from had)`,
  },
  {
    // The command on the server is recorded as an act of the member whom it names.
    name: 'every change of a role is on record as it was announced to its member, by another of staff',
    sql: Prisma.sql`
      with told as (
        select subject_id::text as member, actor::text, actor_id, at, facts ->> 'from' as "from",
          facts ->> 'to' as "to", row_number() over (partition by subject_id order by at, id) as nth
        from domain_events
        where kind = 'user.role-changed'
      ), given as (
        select member, actor_id, at, "from", "to", by_command,
          row_number() over (partition by member order by at, id) as nth
        from (${given}) as one
        -- Roles were on record before they were announced.
        where at >= (select min(at) from told) - make_interval(secs => ${longestTransactionSeconds})
      )
      select coalesce(given.member, told.member) as member, nth, given."from", given."to", given.at,
        told."from" as told_from, told."to" as told_to, told.at as told_at, given.actor_id,
        told.actor_id as teller
      from given
      full join told using (member, nth)
      where (given."from", given."to") is distinct from (told."from", told."to")
        or abs(extract(epoch from given.at - told.at)) > ${longestTransactionSeconds}
        or (case when given.by_command then told.actor = 'system' and told.actor_id is null
            and given.actor_id::text = given.member
          else told.actor = 'staff' and told.actor_id = given.actor_id
            and given.actor_id::text <> given.member end) is not true`,
  },
];
