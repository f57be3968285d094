import { query } from './database.js';

/** What is wrong in the ledger of the running product, a line each; empty when it balances. */
export async function ledgerErrors(): Promise<string[]> {
  const rows = await query<{ error: string }>(`
    select 'transaction ' || transaction_id || ' sums to ' || sum(amount) as error
      from ledger_entries group by transaction_id having sum(amount) <> 0
    union all
    select 'account ' || a.id || ' holds ' || a.balance || ', its entries ' || coalesce(sum(e.amount), 0)
      from ledger_accounts a left join ledger_entries e on e.account_id = a.id
      group by a.id having a.balance <> coalesce(sum(e.amount), 0)
    union all
    select 'all accounts sum to ' || sum(balance) from ledger_accounts having sum(balance) <> 0`);
  return rows.map(({ error }) => error);
}
