import { Prisma } from '../../../platform/database/generated/client.js';

/**
 * The lines of a member's statement, as a table `line` to select from: what each movement gave to or
 * took from all that they own. Movements between a member's own accounts change nothing for them and
 * are left out.
 */
export function linesOf(userId: string): Prisma.Sql {
  return Prisma.sql`(
    select t.id, t.kind, t.description, t.rental_id, t.created_at, sum(e.amount) as amount
    from ledger_accounts a
    join ledger_entries e on e.account_id = a.id
    join ledger_transactions t on t.id = e.transaction_id
    where a.user_id = ${userId} and a.kind in ('wallet', 'earnings')
    group by t.id
    having sum(e.amount) <> 0
  ) as line`;
}
