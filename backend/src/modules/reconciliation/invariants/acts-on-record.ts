import { Prisma } from '../../../platform/database/generated/client.js';
import { clockDifferenceSeconds, longestTransactionSeconds } from './tolerances.js';

/** A state that staff put members into and take them out of, each time on record, and told to the member. */
interface PutOnRecord {
  begin: { action: string; event: string };
  end: { action: string; event: string };
  /** Since when a member is in it; null while not. */
  column: Prisma.Sql;
}

/** What staff put on record of it, each with what they did before and after it. */
const actsOf = ({ begin, end }: PutOnRecord) => Prisma.sql`
  select subject_id as member, action, at, actor_id::text as actor,
    lag(action) over one as earlier, lead(action) over one as later, lead(at) over one as later_at,
    row_number() over (partition by subject_id, action order by at, id) as nth
  from audit_log
  where action in (${begin.action}, ${end.action}) and subject = 'user'
  window one as (partition by subject_id order by at, id)`;

/** What members were told of it. */
const toldOf = ({ begin, end }: PutOnRecord) => Prisma.sql`
  select subject_id::text as member, facts ->> 'userId' as named, actor_id::text as teller, at as told_at,
    case kind when ${begin.event} then ${begin.action} else ${end.action} end as action,
    row_number() over (partition by subject_id, kind order by at, id) as nth
  from domain_events
  where kind in (${begin.event}, ${end.event}) and subject = 'user'`;

/** When members were in it, less what the clocks of two servers may differ. */
export const timesOf = (state: PutOnRecord) => Prisma.sql`
  select member::uuid as user_id, at + make_interval(secs => ${clockDifferenceSeconds}) as since,
    coalesce(later_at, 'infinity') - make_interval(secs => ${clockDifferenceSeconds}) as until
  from (${actsOf(state)}) as act
  where action = ${state.begin.action}`;

/** Members who are in it and nobody put there, or the other way round; who did so themselves; who were not told. */
export const misputOf = (state: PutOnRecord) => Prisma.sql`
  with acts as (${actsOf(state)}), last as (
    select member, action, at from acts where later is null
  )
  select coalesce(id::text, member) as member, ${state.column} as since, action, at
  from users
  full join last on member = id::text
  where id is null or (${state.column} is not null) <> (coalesce(action, '') = ${state.begin.action})
    or abs(extract(epoch from ${state.column} - at)) > ${longestTransactionSeconds}
  union all
  select member, null, action, at
  from acts
  where action = coalesce(earlier, ${state.end.action}) or actor = member
  union all
  select member, told_at, action, at
  from acts
  full join (${toldOf(state)}) as told using (member, action, nth)
  where actor is distinct from teller or named is distinct from member
    or abs(extract(epoch from told_at - at)) > ${longestTransactionSeconds}`;
