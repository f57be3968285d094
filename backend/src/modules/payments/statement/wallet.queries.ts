import { Injectable } from '@nestjs/common';
import { startOfDay, zone } from '../../../kernel/day.js';
import { Clock } from '../../../platform/clock.js';
import { Prisma } from '../../../platform/database/generated/client.js';
import { Sql } from '../../../platform/database/sql.js';
import type { MovementKind } from '../../wallet/domain/movement-kind.js';
import { monthsUntil } from '../domain/months.js';
import { type Totals, totalsOf } from '../domain/statement.js';
import { linesOf } from './statement-lines.js';
import type { WalletMonthView, WalletView } from './wallet.schema.js';

interface BalancesRow {
  withdrawable: string;
  upcoming: string;
}

/** All movements of one kind that added, or all that took, and in which month. */
interface SumRow {
  month: string;
  kind: MovementKind;
  amount: string;
}

/** What a member's wallet holds: read from the ledger, never kept aside. Amounts in XAF. */
@Injectable()
export class WalletQueries {
  constructor(
    private readonly database: Sql,
    private readonly clock: Clock,
  ) {}

  /** All that a member owns, withdrawable already or not yet. */
  async balanceOf(userId: string): Promise<number> {
    const { withdrawable, upcoming } = await this.balances(userId);
    return withdrawable + upcoming;
  }

  async ofMember(userId: string): Promise<WalletView> {
    const [{ withdrawable, upcoming }, inTransit, releases, totals] = await Promise.all([
      this.balances(userId),
      this.inTransit(userId),
      this.releases(userId),
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

  /** The totals of each of the last months, oldest first; the last month is the one it is. */
  async months(userId: string, count: number): Promise<WalletMonthView[]> {
    const months = monthsUntil(this.clock.today(), count);
    const sums = await this.database.rows<SumRow>(Prisma.sql`
      select to_char(line.created_at at time zone ${zone}, 'YYYY-MM') as month,
        line.kind, sum(line.amount) as amount
      from ${linesOf(userId)}
      where line.created_at >= ${startOfDay(`${months[0]}-01`)}
      group by month, line.kind, sign(line.amount)`);
    return months.map((month) => ({
      month,
      ...sumsOf(sums.filter((sum) => sum.month === month)),
    }));
  }

  private async totals(userId: string): Promise<Totals> {
    const sums = await this.database.rows<SumRow>(Prisma.sql`
      select line.kind, sum(line.amount) as amount
      from ${linesOf(userId)}
      group by line.kind, sign(line.amount)`);
    return sumsOf(sums);
  }

  private async balances(userId: string) {
    const [row] = await this.database.rows<BalancesRow>(Prisma.sql`
      select coalesce(sum(balance) filter (where kind = 'wallet'), 0) as withdrawable,
        coalesce(sum(balance) filter (where kind = 'earnings'), 0) as upcoming
      from ledger_accounts where user_id = ${userId}`);
    return { withdrawable: Number(row?.withdrawable), upcoming: Number(row?.upcoming) };
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

  /** When what is upcoming becomes withdrawable: on the first day of each accepted rental. */
  private async releases(userId: string): Promise<WalletView['releases']> {
    const days = await this.database.rows<{ date: string; amount: string }>(Prisma.sql`
      select start_date::text as date, sum(rent) as amount
      from rentals where owner_id = ${userId} and status = 'acceptee'
      group by start_date order by start_date`);
    return days.map(({ date, amount }) => ({ date, amount: Number(amount) }));
  }
}

function sumsOf(rows: Pick<SumRow, 'kind' | 'amount'>[]): Totals {
  return totalsOf(rows.map(({ kind, amount }) => ({ kind, amount: Number(amount) })));
}
