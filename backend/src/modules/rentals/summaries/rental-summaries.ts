import { Injectable } from '@nestjs/common';
import { type Day, fromDate } from '../../../kernel/day.js';
import { maskedName } from '../../../kernel/masked-name.js';
import type { Xaf } from '../../../kernel/xaf.js';
import type { Rental } from '../../../platform/database/generated/client.js';
import { Db } from '../../../platform/database/prisma.js';
import { Users } from '../../accounts/index.js';
import { Items } from '../../items/index.js';
import { BalancesQueries } from '../../wallet/index.js';
import { Acquaintances } from '../acquaintances.js';
import { abandonedStatuses, isOneOf, undecidedReturnStatuses } from '../domain/rental-status.js';
import { partyOf } from '../rental-record.js';

/** A rental as one of its parties tells it from others. The period is [start, end). */
export interface RentalSummary {
  id: string;
  title: string;
  start: Day;
  end: Day;
  /** The other party, masked unless the two are acquainted. */
  otherName: string;
}

/** What Loka keeps of a rental for its renter, in XAF. */
export interface SafeguardedRental extends RentalSummary {
  /** The price that waits for the owner's answer, without the delivery. */
  rent: Xaf;
  deliveryFee: Xaf;
  securityDeposit: Xaf;
  /** The owner claims a part of the deposit, or reports the object as not given back. */
  isUndecided: boolean;
}

/** Rentals among the money of their parties. */
@Injectable()
export class RentalSummaries {
  constructor(
    private readonly db: Db,
    private readonly items: Items,
    private readonly users: Users,
    private readonly acquaintances: Acquaintances,
    private readonly balances: BalancesQueries,
  ) {}

  /** By rental id; those of which the member is no party are left out. */
  async listOf(userId: string, ids: readonly string[]): Promise<Map<string, RentalSummary>> {
    if (ids.length === 0) return new Map();
    const rentals = await this.db.rental.findMany({
      where: { id: { in: [...ids] }, OR: [{ renterId: userId }, { ownerId: userId }] },
    });
    const summaries = await this.describe(rentals, userId);
    return new Map(summaries.map((summary) => [summary.id, summary]));
  }

  /** Those for which the ledger holds something that its renter paid, by their first day. */
  async listSafeguarded(renterId: string): Promise<SafeguardedRental[]> {
    const rentals = await this.db.rental.findMany({
      where: {
        renterId,
        securityDepositStatus: 'held',
        NOT: { status: { in: [...abandonedStatuses] } },
      },
      orderBy: [{ startDate: 'asc' }, { id: 'asc' }],
    });
    const held = await this.balances.listHeldForRentals(rentals.map(({ id }) => id));
    const holding = rentals.filter(({ id }) => held.has(id));
    const summaries = await this.describe(holding, renterId);
    return summaries.map((summary, index) => {
      const { escrow = 0, securityDeposit = 0 } = held.get(summary.id) ?? {};
      const { deliveryFee: fee = 0, returnStatus = 'none' } = holding[index] ?? {};
      const deliveryFee = Math.min(escrow, fee);
      const isUndecided = isOneOf(undecidedReturnStatuses, returnStatus);
      return { ...summary, rent: escrow - deliveryFee, deliveryFee, securityDeposit, isUndecided };
    });
  }

  /** In their order. */
  private async describe(rentals: readonly Rental[], userId: string): Promise<RentalSummary[]> {
    const otherOf = (rental: Rental) =>
      partyOf(rental, userId) === 'owner' ? rental.renterId : rental.ownerId;
    const others = rentals.map(otherOf);
    const [items, names, known] = await Promise.all([
      this.items.listSummaries(rentals.map(({ itemId }) => itemId)),
      this.users.listNames(others),
      this.acquaintances.among(userId, others),
    ]);
    return rentals.map((rental) => {
      const otherId = otherOf(rental);
      const name = names.get(otherId) ?? '';
      return {
        id: rental.id,
        title: items.get(rental.itemId)?.title ?? '',
        start: fromDate(rental.startDate),
        end: fromDate(rental.endDate),
        otherName: known.has(otherId) ? name : maskedName(name),
      };
    });
  }
}
