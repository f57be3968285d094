import { Injectable } from '@nestjs/common';
import { addDays, startOfDay } from '../../../kernel/day.js';
import type { Xaf } from '../../../kernel/xaf.js';
import { Clock } from '../../../platform/clock.js';
import { Db } from '../../../platform/database/prisma.js';
import { BalancesQueries } from '../../wallet/index.js';
import type { GatewayFeesView } from './gateway-fees.schema.js';

/** What the gateway has kept in fees, which Loka bears. */
@Injectable()
export class GatewayFeesQueries {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly balances: BalancesQueries,
  ) {}

  /** By operator: all there ever were, and those of payments begun this month and the last, in Gabon. */
  async list(): Promise<GatewayFeesView[]> {
    const thisMonth = `${this.clock.today().slice(0, 7)}-01`;
    const lastMonth = `${addDays(thisMonth, -1).slice(0, 7)}-01`;
    const begins = startOfDay(thisMonth);
    const [operators, current, last] = await Promise.all([
      this.balances.listOperators(),
      this.booked({ gte: begins }),
      this.booked({ gte: startOfDay(lastMonth), lt: begins }),
    ]);
    return operators.map(({ operator, held, fees }) => ({
      id: operator,
      held,
      fees,
      thisMonth: current.get(operator) ?? 0,
      lastMonth: last.get(operator) ?? 0,
    }));
  }

  private async booked(createdAt: { gte: Date; lt?: Date }): Promise<Map<string, Xaf>> {
    const rows = await this.db.payment.groupBy({
      by: ['operator'],
      where: { createdAt, feesBookedAt: { not: null } },
      _sum: { gatewayFees: true },
    });
    return new Map(rows.map(({ operator, _sum }) => [operator, _sum.gatewayFees ?? 0]));
  }
}
