import { type LedgerAccountKind, Prisma } from '../../../../platform/database/generated/client.js';
import {
  type LedgerTransactionType,
  operatorAccounts,
  operatorOfAccount,
} from '../../../wallet/index.js';
import type { Invariant } from '../invariant.js';
import { longestTransactionSeconds } from '../tolerances.js';

/** What the ledger must say of some types of ledger transactions. */
export interface WantedPostings<
  Type extends string,
  Holder extends string = string,
  Amount extends string = string,
> {
  /** The rows that cause ledger transactions. The other SQL is of one such row. */
  from: Prisma.Sql;
  /** What has happened, by which the postings are chosen. */
  cause: Prisma.Sql;
  key: Prisma.Sql;
  rentalId: Prisma.Sql;
  at: Prisma.Sql;
  /** Whom the accounts belong to. */
  holders: Record<Holder, Prisma.Sql>;
  /** XAF, of which the entries are made. */
  amounts: Record<Amount, Prisma.Sql>;
  postings: Record<Type, { upon: string[]; entries: WantedEntry<Holder, Amount>[] }>;
}

/** An account, and the amounts that it gains and loses; there is no entry of nothing. */
export type WantedEntry<Holder extends string, Amount extends string> = [
  kind: LedgerAccountKind,
  holder: Holder,
  amounts: { [amount in Amount]?: 1 | -1 },
];

/** Lets TypeScript compare the names in the entries with those of the holders and amounts. */
export function wantedPostings<
  Type extends LedgerTransactionType,
  Holder extends string,
  Amount extends string,
>(wanted: WantedPostings<Type, Holder, Amount>): WantedPostings<Type, Holder, Amount> {
  return wanted;
}

/**
 * Every entry of some types of ledger transactions is wanted by what caused it, to the franc and to
 * the member, and every entry that is wanted is there. That no account has two, the ledger says.
 */
export function postingInvariant<
  Type extends LedgerTransactionType,
  Holder extends string,
  Amount extends string,
>(name: string, wanted: WantedPostings<Type, Holder, Amount>): Invariant {
  const tolerance = Prisma.sql`make_interval(secs => ${longestTransactionSeconds})`;
  return {
    name,
    sql: Prisma.sql`
      with wanted as (${wantedEntries(wanted)}), posted as (
        select t.idempotency_key as key, t.type, t.rental_id, t.created_at as at,
          a.kind, ${holderOfEntry} as holder, e.amount
        from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id
        join ledger_accounts a on a.id = e.account_id
        where t.type = any(${typesOf(wanted)}::"LedgerTransactionType"[])
      )
      select key, type, kind, holder, wanted.amount as wanted, posted.amount as posted,
        wanted.at as caused_at, posted.at as posted_at
      from wanted
      full join posted using (key, type, kind, holder)
      where wanted.amount is distinct from posted.amount
        or wanted.rental_id is distinct from posted.rental_id
        or posted.at not between wanted.at - ${tolerance} and wanted.at + ${tolerance}`,
  };
}

/** Whom the account `a` of an entry belongs to; the parts of an operator's are one. */
export const holderOfEntry = Prisma.sql`
  case when a.kind = any(${operatorAccounts}::"LedgerAccountKind"[]) then ${operatorOfAccount(Prisma.sql`a.holder`)} else a.holder end`;

/** The types of ledger transactions of which entries are wanted. */
export const typesOf = ({ postings }: WantedPostings<string>): string[] => Object.keys(postings);

/** The entries that there must be, each with what its ledger transaction must say. */
export function wantedEntries<Type extends string, Holder extends string, Amount extends string>({
  from,
  cause,
  key,
  rentalId,
  at,
  holders,
  amounts,
  postings,
}: WantedPostings<Type, Holder, Amount>): Prisma.Sql {
  return Prisma.sql`
    select * from (
      select ${key} as key, entry.type, (${rentalId})::uuid as rental_id, ${at} as at, entry.kind,
        case entry.holder ${cases(holders)} end as holder, ${sumOf(amounts)} as amount
      from ${from}
      join (values ${Prisma.join(entryRows({ amounts, postings }), ',\n')})
        as entry (cause, type, kind, holder, ${columns(amounts)}) on entry.cause = ${cause}
    ) as part
    where amount <> 0`;
}

/** A row of SQL `values` for each entry of each cause; its amounts as factors. */
function entryRows({
  amounts,
  postings,
}: Pick<WantedPostings<string>, 'amounts' | 'postings'>): Prisma.Sql[] {
  return Object.entries(postings).flatMap(([type, { upon, entries }]) =>
    upon.flatMap((cause) =>
      entries.map(([kind, holder, parts]) => {
        const factors = Object.keys(amounts).map((name) => Prisma.sql`${parts[name] ?? 0}::int`);
        return Prisma.sql`(${cause}, ${type}::"LedgerTransactionType",
          ${kind}::"LedgerAccountKind", ${holder}, ${Prisma.join(factors)})`;
      }),
    ),
  );
}

function columns(amounts: Record<string, Prisma.Sql>): Prisma.Sql {
  return Prisma.raw(Object.keys(amounts).join(', '));
}

function cases(holders: Record<string, Prisma.Sql>): Prisma.Sql {
  const each = Object.entries<Prisma.Sql>(holders);
  return Prisma.join(
    each.map(([name, holder]) => Prisma.sql`when ${name} then (${holder})::text`),
    ' ',
  );
}

/** XAF: each amount as often as its factor says, not computed where that is zero. */
function sumOf(amounts: Record<string, Prisma.Sql>): Prisma.Sql {
  const each = Object.entries<Prisma.Sql>(amounts);
  return Prisma.join(
    each.map(([name, amount]) => {
      const factor = Prisma.raw(`entry.${name}`);
      return Prisma.sql`case ${factor} when 0 then 0 else ${factor} * (${amount})::bigint end`;
    }),
    ' + ',
  );
}
