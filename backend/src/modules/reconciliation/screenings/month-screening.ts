import { zone } from '../../../kernel/day.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import { totalParts } from '../invariants/ledger.js';
import { integer, isSame, oneOf, screening, shareOf, uuid } from './screening.js';

const sql = Prisma.sql;

const ofMonth = (month: Prisma.Sql) =>
  shareOf(
    sql`amount`,
    uuid(sql`user_id`),
    integer(sql`${month} - '2000-01-01'::date`),
    oneOf(sql`type`),
    integer(sql`is_reversal::int`),
    integer(sql`sign(amount)::int`),
  );

/** The totals of months. A total of nothing would not show in a sum: it must not be kept. */
export const monthScreening = screening(
  sql`wanted as (
    select sum(${ofMonth(sql`date_trunc('month', at at time zone ${zone})::date`)}) as sum
    from (${totalParts}) as part
  ), kept as (
    select sum(${ofMonth(sql`month`)}) as sum,
      count(*) filter (where amount = 0 or is_gain <> (amount > 0)) as amiss
    from ledger_monthly_totals
  ), sums as materialized (
    select wanted.sum as wanted, kept.sum as kept, amiss from wanted, kept
  )`,
  {
    'the totals of every month are what its statement lines add up to, less what was reversed': sql`
      amiss = 0 and ${isSame(sql`wanted`, sql`kept`)}`,
  },
);
