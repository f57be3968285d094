import { env } from '../../../env.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import type { Invariant } from './invariant.js';
import { clockDifferenceSeconds } from './tolerances.js';

/** Where money goes when it leaves. */
export const payoutInvariants: Invariant[] = [
  {
    name: 'every payout goes to a number that was its member’s, confirmed in time and not removed',
    sql: Prisma.sql`
      select p.id, p.reference, p.user_id, p.operator, p.phone_number, p.created_at
      from payments p
      where p.purpose = 'withdrawal' and not exists (
        select from payout_methods m
        where m.user_id = p.user_id and m.operator::text = p.operator::text
          and m.phone_number = p.phone_number
          and m.confirmed_at + make_interval(hours => ${env.NEW_NUMBER_HOURS}) <= p.created_at
          and (m.removed_at is null
            or m.removed_at >= p.created_at - make_interval(secs => ${clockDifferenceSeconds})))`,
  },
];
