import { zone } from '../../../kernel/day.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import {
  memberAccounts,
  operatorAccounts,
  operatorOfAccount,
  rentalAccounts,
  reserveAccounts,
} from '../../wallet/index.js';
import type { Invariant } from './invariant.js';

/** What each ledger transaction changed for each member, XAF; nothing between their own accounts. */
export const memberChanges = Prisma.sql`
  select user_id, transaction_id, t.type, t.rental_id, t.created_at, amount
  from (
    select a.user_id, e.transaction_id, sum(e.amount)::bigint as amount
    from ledger_accounts a
    join ledger_entries e on e.account_id = a.id
    where a.kind = any(${memberAccounts}::"LedgerAccountKind"[])
    group by a.user_id, e.transaction_id
  ) as changed
  join ledger_transactions t on t.id = transaction_id
  where amount <> 0`;

/** What lines of statements take back of an earlier transaction, which belongs to its month. */
const reversals = Prisma.sql`
  select line.user_id, line.transaction_id, line.type, line.amount, accepted.created_at as at
  from ledger_statement_lines line
  join ledger_transactions cancelled on cancelled.id = line.transaction_id
  join ledger_transactions accepted
    on accepted.rental_id = cancelled.rental_id and accepted.type = 'rental_accepted'
  where line.type in ('rental_cancelled', 'rental_shortened') and line.amount < 0
  union all
  select line.user_id, line.transaction_id, line.type, least(line.amount, -released.amount), (
    select min(t.created_at)
    from ledger_entries reserved
    join ledger_transactions t on t.id = reserved.transaction_id
    where reserved.account_id = reserve.id)
  from ledger_accounts reserve
  join ledger_entries released on released.account_id = reserve.id and released.amount < 0
  join ledger_statement_lines line
    on line.transaction_id = released.transaction_id and line.amount > 0
      and line.type <> 'rental_extended'
  where reserve.kind = any(${reserveAccounts}::"LedgerAccountKind"[])`;

/** The lines of statements in the parts of which totals are made. */
export const totalParts = Prisma.sql`
  with reversed as materialized (${reversals})
  select user_id, type, amount, at, true as is_reversal
  from reversed
  where amount <> 0
  union all
  select line.user_id, line.type, line.amount - coalesce(reversed.amount, 0), line.created_at, false
  from ledger_statement_lines line
  left join reversed using (user_id, transaction_id)
  where line.amount <> coalesce(reversed.amount, 0)`;

/** The ledger taken by itself. */
export const ledgerInvariants: Invariant[] = [
  {
    name: 'every ledger transaction has two entries or more, which sum to zero',
    sql: Prisma.sql`
      with sums as (
        select transaction_id as id, count(*) as entries, sum(amount) as total
        from ledger_entries
        group by transaction_id
      )
      select id, t.idempotency_key, coalesce(entries, 0) as entries, total
      from ledger_transactions t
      left join sums using (id)
      where coalesce(entries, 0) < 2 or total <> 0`,
  },
  {
    name: 'no ledger transaction has two entries for the same account',
    sql: Prisma.sql`
      select transaction_id, account_id, count(*) as entries
      from ledger_entries
      group by transaction_id, account_id
      having count(*) > 1`,
  },
  {
    name: 'every balance is the sum of its entries',
    sql: Prisma.sql`
      with sums as (
        select account_id as id, sum(amount)::bigint as entries
        from ledger_entries
        group by account_id
      )
      select a.kind, a.holder, a.balance, coalesce(entries, 0) as entries
      from ledger_accounts a
      left join sums using (id)
      where a.balance <> coalesce(entries, 0)`,
  },
  {
    name: 'nothing is below zero but what operators hold, fees and the corrections of Loka',
    sql: Prisma.sql`
      select kind, holder, balance
      from ledger_accounts
      where balance < 0 and kind not in ('provider', 'suspense', 'fees')
        or balance < 0 and kind = 'suspense' and holder in ('unclaimed', 'own')
        or balance > 0 and kind = 'fees' and holder not like '%/loka'
      union all
      -- Of fees no more came back than were taken.
      select 'fees', ${operatorOfAccount(Prisma.sql`holder`)}, sum(balance)
      from ledger_accounts where kind = 'fees'
      group by 2
      having sum(balance) > 0`,
  },
  {
    name: 'what operators hold for us, and what fees have taken of it, is what we owe',
    sql: Prisma.sql`
      select -coalesce(sum(balance) filter (where kind = 'provider'), 0) as held,
        -coalesce(sum(balance) filter (where kind = 'fees'), 0) as fees,
        coalesce(sum(balance) filter (where kind not in ('provider', 'fees')), 0) as owed
      from ledger_accounts
      having coalesce(sum(balance), 0) <> 0`,
  },
  {
    name: 'every account belongs to somebody or something that exists',
    sql: Prisma.sql`
      select a.kind, a.holder, a.user_id, a.balance
      from ledger_accounts a
      where not case
        when a.kind = any(${memberAccounts}::"LedgerAccountKind"[])
          then a.user_id::text = a.holder and exists (select 1 from users where id = a.user_id)
        when a.kind = any(${rentalAccounts}::"LedgerAccountKind"[])
          then exists (select 1 from rentals where id::text = a.holder)
        when a.kind = 'hold' then exists (select 1 from payments where id::text = a.holder)
        when a.kind = 'payout_transit'
          then exists (select 1 from payments where id::text = a.holder and user_id = a.user_id)
        when a.kind = any(${operatorAccounts}::"LedgerAccountKind"[]) then a.holder not in ('', 'wallet')
        else a.holder in ('', 'unclaimed', 'own')
      end`,
  },
  {
    name: 'what a member was given and has spent adds up to the wallet',
    sql: Prisma.sql`
      with statements as (
        select a.user_id, sum(e.amount) filter (where e.amount > 0) as given,
          -sum(e.amount) filter (where e.amount < 0) as spent
        from ledger_accounts a
        join ledger_entries e on e.account_id = a.id
        where a.kind = any(${memberAccounts}::"LedgerAccountKind"[])
        group by a.user_id
      ), wallets as (
        select user_id, sum(balance) as balance
        from ledger_accounts
        where kind = any(${memberAccounts}::"LedgerAccountKind"[])
        group by user_id
      )
      select user_id, given, spent, balance
      from wallets
      left join statements using (user_id)
      where coalesce(given, 0) - coalesce(spent, 0) <> balance`,
  },
  {
    name: 'every line of a statement is what a ledger transaction changed for its member',
    sql: Prisma.sql`
      with kept as (
        select user_id, transaction_id, type, created_at, amount from ledger_statement_lines
      )
      select user_id, transaction_id, changed.amount as changed, kept.amount as kept
      from (${memberChanges}) as changed
      full join kept using (user_id, transaction_id)
      where changed.amount is distinct from kept.amount or changed.type is distinct from kept.type
        or changed.created_at is distinct from kept.created_at`,
  },
  {
    name: 'the totals of every month are what its statement lines add up to, less what was reversed',
    sql: Prisma.sql`
      with wanted as (
        select user_id, date_trunc('month', at at time zone ${zone})::date as month, type,
          is_reversal, amount > 0 as is_gain, sum(amount) as amount
        from (${totalParts}) as part
        group by user_id, month, type, is_reversal, is_gain
      )
      select user_id, month, type, wanted.amount as wanted, kept.amount as kept
      from wanted
      full join ledger_monthly_totals kept using (user_id, month, type, is_reversal, is_gain)
      where wanted.amount is distinct from kept.amount`,
  },
];
