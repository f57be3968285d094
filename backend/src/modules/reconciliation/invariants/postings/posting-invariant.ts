import { Prisma } from '../../../../platform/database/generated/client.js';
import { type LedgerTransactionType, operatorOfAccount } from '../../../wallet/index.js';
import type { Invariant } from '../invariant.js';
import { longestTransactionSeconds } from '../tolerances.js';

/** What the ledger must say of one type of ledger transaction. */
export interface WantedPosting {
  /** The rows that cause one, with all columns that the other parts name. */
  from: Prisma.Sql;
  key: Prisma.Sql;
  rentalId: Prisma.Sql;
  at: Prisma.Sql;
  /** Accounts, as `(kind, holder, XAF gained or lost)` of SQL `values`. */
  entries: Prisma.Sql;
}

/**
 * Every entry of some types of ledger transactions is wanted by what caused it, to the franc and to
 * the member, and every entry that is wanted is there.
 */
export function postingInvariant<Type extends LedgerTransactionType>(
  name: string,
  wanted: Record<Type, WantedPosting>,
): Invariant {
  const types = Object.keys(wanted) as Type[];
  return {
    name,
    sql: Prisma.sql`
      with wanted as (
        ${Prisma.join(
          types.map((type) => wantedEntries(type, wanted[type])),
          ' union all ',
        )}
      ), posted as (
        select t.idempotency_key as key, t.type, t.rental_id, t.created_at as at,
          a.kind, case when a.kind in ('provider', 'fees') then ${operatorOfAccount(Prisma.sql`a.holder`)}
            else a.holder end as holder,
          sum(e.amount) as amount, count(*) as entries
        from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id
        join ledger_accounts a on a.id = e.account_id
        where t.type = any(${types}::"LedgerTransactionType"[])
        group by t.id, a.id
      )
      select key, type, kind, holder, wanted.amount as wanted, posted.amount as posted,
        wanted.at as caused_at, posted.at as posted_at
      from wanted
      full join posted using (key, type, kind, holder)
      where wanted.amount is distinct from posted.amount or posted.entries <> 1
        or wanted.rental_id is distinct from posted.rental_id
        or abs(extract(epoch from posted.at - wanted.at)) > ${longestTransactionSeconds}`,
  };
}

function wantedEntries(type: string, { from, key, rentalId, at, entries }: WantedPosting) {
  return Prisma.sql`
    select ${key} as key, ${type}::"LedgerTransactionType" as type, (${rentalId})::uuid as rental_id, ${at} as at,
      entry.kind, entry.holder, entry.amount::bigint as amount
    from ${from}
    cross join lateral (values ${entries}) as entry (kind, holder, amount)
    where entry.amount <> 0`;
}
