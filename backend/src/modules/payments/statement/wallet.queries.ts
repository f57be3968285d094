import { Injectable } from '@nestjs/common';
import { startOfDay, zone } from '../../../kernel/day.js';
import { Clock } from '../../../platform/clock.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import { Sql } from '../../../platform/database/sql.js';
import { Rentals } from '../../rentals/index.js';
import { BalancesQueries, type LedgerTransactionType } from '../../wallet/index.js';
import { monthsUntil } from '../domain/months.js';
import { type Totals, totalsOf } from '../domain/statement.js';
import { totalPartsOf } from './statement-lines.js';
import type { WalletMonthView, WalletView } from './wallet.schema.js';

/** All ledger transactions of one type that added, or all that took, and in which month. */
interface SumRow {
  month: string;
  type: LedgerTransactionType;
  is_reversal: boolean;
  amount: string;
}

/** What a member's wallet holds: read from the ledger, never kept aside. Amounts in XAF. */
@Injectable()
export class WalletQueries {
  constructor(
    private readonly database: Sql,
    private readonly balances: BalancesQueries,
    private readonly rentals: Rentals,
    private readonly clock: Clock,
  ) {}

  async ofMember(userId: string): Promise<WalletView> {
    const [{ withdrawable, upcoming, inTransit }, releases, totals] = await Promise.all([
      this.balances.get(userId),
      this.rentals.listUpcomingReleases(userId),
      this.totals(userId),
    ]);
    return {
      balance: withdrawable + upcoming,
      withdrawable,
      upcoming,
      inTransit,
      releases,
      totals,
    };
  }

  /**
   * The totals of each of the last months, oldest first; the last month is the one it is. What a
   * later ledger transaction reversed is missing from the month of the earlier one.
   */
  async months(userId: string, count: number): Promise<WalletMonthView[]> {
    const months = monthsUntil(this.clock.today(), count);
    const sums = await this.database.rows<SumRow>(Prisma.sql`
      select to_char(part.at at time zone ${zone}, 'YYYY-MM') as month,
        part.type, part.is_reversal, sum(part.amount) as amount
      from ${totalPartsOf(userId)}
      where part.at >= ${startOfDay(`${months[0]}-01`)}
      group by month, part.type, part.is_reversal, sign(part.amount)`);
    return months.map((month) => ({
      month,
      ...sumsOf(sums.filter((sum) => sum.month === month)),
    }));
  }

  private async totals(userId: string): Promise<Totals> {
    const sums = await this.database.rows<SumRow>(Prisma.sql`
      select part.type, part.is_reversal, sum(part.amount) as amount
      from ${totalPartsOf(userId)}
      group by part.type, part.is_reversal, sign(part.amount)`);
    return sumsOf(sums);
  }
}

function sumsOf(rows: Omit<SumRow, 'month'>[]): Totals {
  return totalsOf(
    rows.map(({ type, is_reversal: isReversal, amount }) => ({
      type,
      isReversal,
      amount: Number(amount),
    })),
  );
}
