import { Prisma } from '../../../platform/database/generated/client.js';

/**
 * The lines of a member's statement, as a table `line` to select from: what each ledger transaction
 * gave to or took from all that they own. Those between a member's own accounts change nothing for
 * them and are left out.
 */
export function linesOf(userId: string): Prisma.Sql {
  return Prisma.sql`(
    select t.id, t.type, t.description, t.rental_id, t.created_at, sum(e.amount) as amount
    from ledger_accounts a
    join ledger_entries e on e.account_id = a.id
    join ledger_transactions t on t.id = e.transaction_id
    where a.user_id = ${userId} and a.kind in ('wallet', 'earnings')
    group by t.id
    having sum(e.amount) <> 0
  ) as line`;
}

/**
 * What the lines of a member's statement add to their totals, as a table `part` to select from. A
 * line that reverses an earlier transaction, wholly or for a part, counts for that part at the instant
 * of the earlier one: the rent that a cancellation takes back from its owner, and what had been set
 * aside for a payment or a payout and is given back.
 */
export function totalPartsOf(userId: string): Prisma.Sql {
  return Prisma.sql`(
    select line.type, part.amount, part.at, part.is_reversal
    from ${linesOf(userId)}
    left join lateral (
      select line.amount, accepted.created_at as at
      from ledger_transactions accepted
      where line.type = 'rental_cancelled' and line.amount < 0
        and accepted.rental_id = line.rental_id and accepted.type = 'rental_accepted'
      union all
      select least(line.amount, -released.amount), (
        select min(t.created_at)
        from ledger_entries reserved
        join ledger_transactions t on t.id = reserved.transaction_id
        where reserved.account_id = aside.id)
      from ledger_entries released
      join ledger_accounts aside on aside.id = released.account_id
      where line.amount > 0 and released.transaction_id = line.id and released.amount < 0
        and aside.kind in ('hold', 'payout_transit')
    ) as reversed on true
    cross join lateral (values
      (reversed.amount, reversed.at, true),
      (line.amount - coalesce(reversed.amount, 0), line.created_at, false)
    ) as part (amount, at, is_reversal)
    where part.amount <> 0
  ) as part`;
}
