import { Prisma } from '../../../platform/database/generated/client.js';
import { isPayout } from '../payouts.js';
import { misputOf, timesOf } from './acts-on-record.js';
import type { Invariant } from './invariant.js';

const frozen = {
  begin: { action: 'freeze-member', event: 'user.frozen' },
  end: { action: 'unfreeze-member', event: 'user.unfrozen' },
  column: Prisma.sql`frozen_at`,
};

/** Members from whose wallets staff let no money leave. */
export const frozenMemberInvariants: Invariant[] = [
  {
    name: 'a member is frozen for as long as others of staff have put it on record, and is told so',
    sql: misputOf(frozen),
  },
  {
    name: 'no money leaves the wallet of a frozen member, and no payout of one is sent',
    sql: Prisma.sql`
      with frozen as (${timesOf(frozen)})
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
