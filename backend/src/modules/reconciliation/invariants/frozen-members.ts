import { Prisma } from '../../../platform/database/generated/client.js';
import { isPayout } from '../payouts.js';
import type { Invariant } from './invariant.js';
import { clockDifferenceSeconds, longestTransactionSeconds } from './tolerances.js';

/** What staff put on record of freezing members, each with what they did before and after it. */
const acts = Prisma.sql`
  select subject_id as member, action, at, actor_id::text as actor,
    lag(action) over one as earlier, lead(action) over one as later, lead(at) over one as later_at,
    row_number() over (partition by subject_id, action order by at, id) as nth
  from audit_log
  where action in ('freeze-member', 'unfreeze-member') and subject = 'user'
  window one as (partition by subject_id order by at, id)`;

/** What members were told of it. */
const told = Prisma.sql`
  select subject_id::text as member, facts ->> 'userId' as named, actor_id::text as teller, at as told_at,
    case kind when 'user.frozen' then 'freeze-member' else 'unfreeze-member' end as action,
    row_number() over (partition by subject_id, kind order by at, id) as nth
  from domain_events
  where kind in ('user.frozen', 'user.unfrozen') and subject = 'user'`;

/** When members were frozen, less what the clocks of two servers may differ. */
const frozen = Prisma.sql`
  select member::uuid as user_id, at + make_interval(secs => ${clockDifferenceSeconds}) as since,
    coalesce(later_at, 'infinity') - make_interval(secs => ${clockDifferenceSeconds}) as until
  from (${acts}) as act
  where action = 'freeze-member'`;

/** Members from whose wallets staff let no money leave. */
export const frozenMemberInvariants: Invariant[] = [
  {
    name: 'a member is frozen for as long as others of staff have put it on record, and is told so',
    sql: Prisma.sql`
      with acts as (${acts}), last as (
        select member, action, at from acts where later is null
      )
      select coalesce(id::text, member) as member, frozen_at, action, at
      from users
      full join last on member = id::text
      where id is null or (frozen_at is not null) <> (coalesce(action, '') = 'freeze-member')
        or abs(extract(epoch from frozen_at - at)) > ${longestTransactionSeconds}
      union all
      select member, null, action, at
      from acts
      where action = coalesce(earlier, 'unfreeze-member') or actor = member
      union all
      select member, told_at, action, at
      from acts
      full join (${told}) as told using (member, action, nth)
      where actor is distinct from teller or named is distinct from member
        or abs(extract(epoch from told_at - at)) > ${longestTransactionSeconds}`,
  },
  {
    name: 'no money leaves the wallet of a frozen member, and no payout of one is sent',
    sql: Prisma.sql`
      with frozen as (${frozen})
      select p.id, p.reference, p.user_id, 'created' as step, p.created_at as at
      from frozen
      join payments p on p.user_id = frozen.user_id and p.created_at > since and p.created_at < until
      where ${isPayout} or p.wallet_amount > 0
      union all
      select p.id, p.reference, p.user_id, e."to"::text, e.at
      from frozen
      join payments p on p.user_id = frozen.user_id and ${isPayout}
      join payment_events e on e.payment_id = p.id and e."to" = 'submitting'
      where e.at > since and e.at < until`,
  },
];
