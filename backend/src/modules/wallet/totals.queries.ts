import { Injectable } from '@nestjs/common';
import type { Day } from '../../kernel/day.js';
import { Prisma } from '../../platform/database/generated/client.js';
import { Sql } from '../../platform/database/sql.js';
import type { LedgerTransactionType } from './domain/ledger-transaction-type.js';
import { monthsUntil } from './domain/months.js';
import { type Totals, totalsOf } from './domain/statement.js';

interface TotalRow {
  month: string;
  type: LedgerTransactionType;
  isReversal: boolean;
  amount: string;
}

/** What members' statements add up to, kept by the database month by month as the ledger is written. */
@Injectable()
export class TotalsQueries {
  constructor(private readonly database: Sql) {}

  async get(userId: string): Promise<Totals> {
    return sumOf(await this.rows(Prisma.sql`user_id = ${userId}`));
  }

  /**
   * The totals of each of the last months, oldest first; the last month is that of `today`. What a
   * later ledger transaction reversed is missing from the month of the earlier one.
   */
  async listMonths(
    userId: string,
    count: number,
    today: Day,
  ): Promise<({ month: string } & Totals)[]> {
    const months = monthsUntil(today, count);
    const rows = await this.rows(
      Prisma.sql`user_id = ${userId} and month >= ${`${months[0]}-01`}::date`,
    );
    return months.map((month) => ({ month, ...sumOf(rows.filter((row) => row.month === month)) }));
  }

  private rows(condition: Prisma.Sql): Promise<TotalRow[]> {
    return this.database.rows<TotalRow>(Prisma.sql`
      select to_char(month, 'YYYY-MM') as month, type, is_reversal as "isReversal", amount
      from ledger_monthly_totals
      where ${condition}`);
  }
}

function sumOf(rows: TotalRow[]): Totals {
  return totalsOf(rows.map((row) => ({ ...row, amount: Number(row.amount) })));
}
