import { query } from './database.js';

/** What is wrong in the ledger of the running product: nothing, or what and where. */
export async function ledgerFaults(): Promise<string[]> {
  const rows = await query<{ fault: string }>(`
    select 'transaction ' || transaction_id || ' sums to ' || sum(amount) as fault
      from ledger_entries group by transaction_id having sum(amount) <> 0
    union all
    select 'account ' || a.id || ' holds ' || a.balance || ', its entries ' || coalesce(sum(e.amount), 0)
      from ledger_accounts a left join ledger_entries e on e.account_id = a.id
      group by a.id having a.balance <> coalesce(sum(e.amount), 0)
    union all
    select 'all accounts sum to ' || sum(balance) from ledger_accounts having sum(balance) <> 0`);
  return rows.map(({ fault }) => fault);
}
