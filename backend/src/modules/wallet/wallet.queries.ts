import { Injectable } from '@nestjs/common';
import { Sql, sql } from '../../platform/prisma/sql.js';
import { type EntryType, entryTypeOf, labelOf } from './domain/statement.js';
import type { WalletEntryView, WalletView } from './wallet.schema.js';

interface BalanceRow {
  kind: 'wallet' | 'earnings';
  balance: string;
}

interface LineRow {
  id: string;
  kind: string;
  description: string;
  rental_id: string | null;
  created_at: Date;
  amount: string;
}

/** What a member's wallet holds, and how it came to that: read from the ledger, never kept aside. */
@Injectable()
export class WalletQueries {
  constructor(private readonly database: Sql) {}

  /** XAF: all that a member owns, withdrawable already or not yet. */
  async balanceOf(userId: string): Promise<number> {
    const { withdrawable, upcoming } = await this.balances(userId);
    return withdrawable + upcoming;
  }

  async ofMember(userId: string): Promise<WalletView> {
    const [{ withdrawable, upcoming }, lines] = await Promise.all([
      this.balances(userId),
      this.lines(userId),
    ]);
    const sum = (...types: EntryType[]) =>
      lines
        .filter(({ type }) => types.includes(type))
        .reduce((total, { amount }) => total + Math.abs(amount), 0);
    return {
      balance: withdrawable + upcoming,
      withdrawable,
      upcoming,
      totals: {
        received: sum('entrée', 'dépôt'),
        refunded: sum('remboursement'),
        spent: sum('sortie', 'retrait'),
      },
    };
  }

  /** A page of the statement, newest first, with the cursor of the next page if there is one. */
  async statement(
    userId: string,
    filter: { type?: EntryType | undefined; limit: number; cursor?: string | undefined },
  ): Promise<{ rows: WalletEntryView[]; next: string | null }> {
    const lines = await this.lines(userId);
    const wanted = filter.type ? lines.filter(({ type }) => type === filter.type) : lines;
    const start = filter.cursor ? wanted.findIndex(({ id }) => id === filter.cursor) + 1 : 0;
    const rows = wanted.slice(start, start + filter.limit);
    const more = start + filter.limit < wanted.length;
    return { rows, next: more ? (rows.at(-1)?.id ?? null) : null };
  }

  private async balances(userId: string) {
    const rows = await this.database.rows<BalanceRow>(sql`
      select kind, balance from ledger_accounts
      where user_id = ${userId} and kind in ('wallet', 'earnings')`);
    const of = (kind: BalanceRow['kind']) =>
      Number(rows.find((row) => row.kind === kind)?.balance ?? 0);
    return { withdrawable: of('wallet'), upcoming: of('earnings') };
  }

  /** Movements between a member's own accounts change nothing for them and are left out. */
  private async lines(userId: string): Promise<WalletEntryView[]> {
    const rows = await this.database.rows<LineRow>(sql`
      select t.id, t.kind, t.description, t.rental_id, t.created_at, sum(e.amount) as amount
      from ledger_entries e
      join ledger_accounts a on a.id = e.account_id
      join ledger_transactions t on t.id = e.transaction_id
      where a.user_id = ${userId} and a.kind in ('wallet', 'earnings')
      group by t.id
      having sum(e.amount) <> 0
      order by t.created_at desc, t.id desc`);
    return rows.map(({ id, kind, description, rental_id, created_at, amount }) => ({
      id,
      type: entryTypeOf(kind, Number(amount)),
      amount: Number(amount),
      label: labelOf(kind, description),
      rental_id,
      createdAt: created_at.toISOString(),
    }));
  }
}
