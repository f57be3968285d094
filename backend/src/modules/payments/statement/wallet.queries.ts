import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Users } from '../../accounts/index.js';
import { RentalSummaries, Rentals } from '../../rentals/index.js';
import { BalancesQueries, TotalsQueries } from '../../wallet/index.js';
import { WithdrawalLimits } from '../create/withdrawal-limits.js';
import type { SafeguardedView, WalletMonthView, WalletView } from './wallet.schema.js';

/** What a member's wallet holds, and when more of it can be withdrawn. Amounts in XAF. */
@Injectable()
export class WalletQueries {
  constructor(
    private readonly balances: BalancesQueries,
    private readonly totals: TotalsQueries,
    private readonly rentals: Rentals,
    private readonly summaries: RentalSummaries,
    private readonly limits: WithdrawalLimits,
    private readonly users: Users,
    private readonly clock: Clock,
  ) {}

  async get(userId: string): Promise<WalletView> {
    const [{ withdrawable, held, upcoming, inTransit }, releases, totals, left, frozen] =
      await Promise.all([
        this.balances.get(userId),
        this.rentals.listUpcomingReleases(userId),
        this.totals.get(userId),
        this.limits.left(userId),
        this.users.isFrozen(userId),
      ]);
    return {
      balance: withdrawable + held + upcoming,
      withdrawable,
      held,
      withdrawableToday: left.count > 0 && !frozen ? Math.min(withdrawable, left.amount) : 0,
      frozen,
      upcoming,
      inTransit,
      releases,
      totals,
    };
  }

  /** What Loka keeps of what the member paid for rentals; none of it is in the balance. */
  async getSafeguarded(userId: string): Promise<SafeguardedView> {
    const kept = await this.summaries.listSafeguarded(userId);
    const rentals = kept.map((rental) => ({
      rental_id: rental.id,
      itemTitle: rental.title,
      ownerName: rental.otherName,
      start_date: rental.start,
      end_date: rental.end,
      rent: rental.rent,
      delivery_fee: rental.deliveryFee,
      deposit: rental.securityDeposit,
      amount: rental.rent + rental.deliveryFee + rental.securityDeposit,
      undecided: rental.isUndecided,
    }));
    return { amount: rentals.reduce((sum, { amount }) => sum + amount, 0), rentals };
  }

  /** The totals of each of the last months, oldest first; the last month is the one it is. */
  listMonths(userId: string, count: number): Promise<WalletMonthView[]> {
    return this.totals.listMonths(userId, count, this.clock.today());
  }
}
