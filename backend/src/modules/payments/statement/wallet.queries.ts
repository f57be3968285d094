import { Injectable } from '@nestjs/common';
import { startOfDay, zone } from '../../../kernel/day.js';
import { Clock } from '../../../platform/clock.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import { Sql } from '../../../platform/database/sql.js';
import { Rentals } from '../../rentals/index.js';
import { BalancesQueries, type MovementKind } from '../../wallet/index.js';
import { monthsUntil } from '../domain/months.js';
import { type Totals, totalsOf } from '../domain/statement.js';
import { totalPartsOf } from './statement-lines.js';
import type { WalletMonthView, WalletView } from './wallet.schema.js';

/** All movements of one kind that added, or all that took, and in which month. */
interface SumRow {
  month: string;
  kind: MovementKind;
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
    const [{ withdrawable, upcoming }, inTransit, releases, totals] = await Promise.all([
      this.balances.get(userId),
      this.inTransit(userId),
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
   * later movement reversed is missing from the month in which it had moved.
   */
  async months(userId: string, count: number): Promise<WalletMonthView[]> {
    const months = monthsUntil(this.clock.today(), count);
    const sums = await this.database.rows<SumRow>(Prisma.sql`
      select to_char(part.at at time zone ${zone}, 'YYYY-MM') as month,
        part.kind, part.is_reversal, sum(part.amount) as amount
      from ${totalPartsOf(userId)}
      where part.at >= ${startOfDay(`${months[0]}-01`)}
      group by month, part.kind, part.is_reversal, sign(part.amount)`);
    return months.map((month) => ({
      month,
      ...sumsOf(sums.filter((sum) => sum.month === month)),
    }));
  }

  private async totals(userId: string): Promise<Totals> {
    const sums = await this.database.rows<SumRow>(Prisma.sql`
      select part.kind, part.is_reversal, sum(part.amount) as amount
      from ${totalPartsOf(userId)}
      group by part.kind, part.is_reversal, sign(part.amount)`);
    return sumsOf(sums);
  }

  /** What was taken out and is not decided yet: the wallet has it no more, the phone not yet. */
  private async inTransit(userId: string): Promise<number> {
    const [row] = await this.database.rows<{ amount: string }>(Prisma.sql`
      select coalesce(sum(a.balance), 0) as amount
      from payments p
      join ledger_accounts a on a.kind = 'payout_transit' and a.holder = p.id::text
      where p.user_id = ${userId} and p.purpose = 'withdrawal'
        and p.status not in ('succeeded', 'failed')`);
    return Number(row?.amount);
  }
}

function sumsOf(rows: Omit<SumRow, 'month'>[]): Totals {
  return totalsOf(
    rows.map(({ kind, is_reversal: isReversal, amount }) => ({
      kind,
      isReversal,
      amount: Number(amount),
    })),
  );
}
