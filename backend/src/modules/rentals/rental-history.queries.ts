import { Injectable } from '@nestjs/common';
import type { Rental, RentalEvent } from '../../platform/database/generated/client.js';
import { Db } from '../../platform/database/prisma.js';
import { type KeyedAmount, StatementQueries } from '../wallet/index.js';
import { refundingEvents } from './domain/rental-lifecycle.js';
import type { RentalEvent as EventName } from './domain/rental-status.js';
import { ledgerKeyOf, partyOf } from './rental-record.js';
import type { RentalStepView, RentalView } from './rentals.schema.js';

type Parties = Pick<Rental, 'id' | 'renterId' | 'ownerId'>;

/** What has happened to rentals, and the money that each event moved, as members' statements say. */
@Injectable()
export class RentalHistoryQueries {
  constructor(
    private readonly db: Db,
    private readonly statements: StatementQueries,
  ) {}

  /** Every step, oldest first. */
  async list(rental: Parties): Promise<RentalStepView[]> {
    const events = await this.eventsOf([rental]);
    const amounts = await this.amountsOf([rental], events);
    return events.map(({ event, actor, at }) => ({
      event: event as EventName,
      at: at.toISOString(),
      by: actor,
      amounts: amounts
        .filter(({ key }) => key === ledgerKeyOf(rental.id, event as EventName))
        .flatMap(({ userId, amount }) => {
          const party = partyOf(rental, userId);
          return party ? [{ party, amount }] : [];
        }),
    }));
  }

  /** What came back to each renter, by rental id; rentals of which nothing did are left out. */
  async listRefunds(rentals: readonly Parties[]): Promise<Map<string, RentalView['refunds']>> {
    if (rentals.length === 0) return new Map();
    const events = await this.eventsOf(rentals, refundingEvents);
    const amounts = await this.amountsOf(rentals, events);
    const renters = new Map(rentals.map(({ id, renterId }) => [id, renterId]));
    const refunds = new Map<string, RentalView['refunds']>();
    for (const { rentalId, event, at } of events) {
      const name = event as EventName;
      const key = ledgerKeyOf(rentalId, name);
      const line = amounts.find((one) => one.key === key && one.userId === renters.get(rentalId));
      const refund = { event: name, at: at.toISOString(), amount: line?.amount ?? 0 };
      refunds.set(rentalId, [...(refunds.get(rentalId) ?? []), refund]);
    }
    return refunds;
  }

  private eventsOf(
    rentals: readonly Parties[],
    names?: readonly EventName[],
  ): Promise<RentalEvent[]> {
    return this.db.rentalEvent.findMany({
      where: {
        rentalId: { in: rentals.map(({ id }) => id) },
        ...(names && { event: { in: [...names] } }),
      },
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
    });
  }

  private amountsOf(
    rentals: readonly Parties[],
    events: readonly RentalEvent[],
  ): Promise<KeyedAmount[]> {
    const keys = events.map(({ rentalId, event }) => ledgerKeyOf(rentalId, event as EventName));
    const members = rentals.flatMap(({ renterId, ownerId }) => [renterId, ownerId]);
    return this.statements.listAmounts([...new Set(members)], keys);
  }
}
