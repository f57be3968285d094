import { Prisma } from '../../../platform/database/generated/client.js';
import type { Invariant } from './invariant.js';

/** The ledger taken by itself. */
export const ledgerInvariants: Invariant[] = [
  {
    name: 'every ledger transaction has two entries or more, which sum to zero',
    sql: Prisma.sql`
      select t.id, t.idempotency_key, count(e.id) as entries, coalesce(sum(e.amount), 0) as total
      from ledger_transactions t
      left join ledger_entries e on e.transaction_id = t.id
      group by t.id
      having count(e.id) < 2 or coalesce(sum(e.amount), 0) <> 0`,
  },
  {
    name: 'every balance is the sum of its entries',
    sql: Prisma.sql`
      select a.kind, a.holder, a.balance, coalesce(sum(e.amount), 0) as entries
      from ledger_accounts a
      left join ledger_entries e on e.account_id = a.id
      group by a.id
      having a.balance <> coalesce(sum(e.amount), 0)`,
  },
  {
    name: 'nothing is below zero but what operators hold and the corrections of Loka',
    sql: Prisma.sql`
      select kind, holder, balance
      from ledger_accounts
      where balance < 0 and kind not in ('provider', 'suspense')`,
  },
  {
    name: 'what operators hold for us is what we owe',
    sql: Prisma.sql`
      select -coalesce(sum(balance) filter (where kind = 'provider'), 0) as held,
        coalesce(sum(balance) filter (where kind <> 'provider'), 0) as owed
      from ledger_accounts
      having coalesce(sum(balance), 0) <> 0`,
  },
  {
    name: 'every account belongs to somebody or something that exists',
    sql: Prisma.sql`
      select a.kind, a.holder, a.user_id, a.balance
      from ledger_accounts a
      where not case
        when a.kind in ('wallet', 'earnings')
          then a.user_id::text = a.holder and exists (select 1 from users where id = a.user_id)
        when a.kind in ('escrow', 'security_deposit')
          then exists (select 1 from rentals where id::text = a.holder)
        when a.kind = 'hold' then exists (select 1 from payments where id::text = a.holder)
        when a.kind = 'payout_transit'
          then exists (select 1 from payments where id::text = a.holder and user_id = a.user_id)
        when a.kind = 'provider' then a.holder not in ('', 'wallet')
        else a.holder = ''
      end`,
  },
  {
    name: 'what a member was given and has spent adds up to the wallet',
    sql: Prisma.sql`
      with movements as (
        select a.user_id, sum(e.amount) as amount
        from ledger_accounts a
        join ledger_entries e on e.account_id = a.id
        where a.kind in ('wallet', 'earnings')
        group by a.user_id, e.transaction_id
      ), statements as (
        select user_id, sum(amount) filter (where amount > 0) as given,
          -sum(amount) filter (where amount < 0) as spent
        from movements
        group by user_id
      ), wallets as (
        select user_id, sum(balance) as balance
        from ledger_accounts
        where kind in ('wallet', 'earnings')
        group by user_id
      )
      select user_id, given, spent, balance
      from wallets
      left join statements using (user_id)
      where coalesce(given, 0) - coalesce(spent, 0) <> balance`,
  },
];
