import { Injectable } from '@nestjs/common';
import { fromDate } from '../../kernel/day.js';
import type { Rental, RentalChange } from '../../platform/database/generated/client.js';
import { Db } from '../../platform/database/prisma.js';
import { type KeyedAmount, StatementQueries } from '../wallet/index.js';
import { changeKeysOf } from './changes/change-record.js';
import type { RentalActor, RentalEvent } from './domain/rental-status.js';
import { refundingEvents } from './domain/rental-transitions.js';
import { ledgerKeysOf, partyOf } from './rental-record.js';
import type { RentalStepView, RentalView } from './rentals.schema.js';

type Parties = Pick<Rental, 'id' | 'renterId' | 'ownerId'>;

/** Something that happened to a rental, with what it gave to and took from its parties. */
interface Step {
  id: string;
  rental: Parties;
  event: RentalEvent;
  by: RentalActor;
  /** An ISO instant. */
  at: string;
  /** The same by the clock of the member's device. */
  deviceAt: string | null;
  amounts: KeyedAmount[];
  reason: string;
  /** XAF that it names, of the security deposit or of the rent. */
  claimed: number | null;
  change: RentalStepView['change'];
  /** What paid for it, when it is the payment of an extension. */
  paymentId: string | null;
}

/** What has happened to rentals, and the money that each event moved, as members' statements say. */
@Injectable()
export class RentalHistoryQueries {
  constructor(
    private readonly db: Db,
    private readonly statements: StatementQueries,
  ) {}

  /** Every step, oldest first, with the receipts of one viewer. */
  async list(rental: Parties, viewerId: string): Promise<RentalStepView[]> {
    const [steps, photos] = await Promise.all([
      this.stepsOf([rental]),
      this.db.rentalPhoto.findMany({
        where: { rentalId: rental.id },
        orderBy: { position: 'asc' },
      }),
    ]);
    return steps.map(({ id, deviceAt, amounts, ...step }) => ({
      event: step.event,
      at: step.at,
      device_at: deviceAt,
      by: step.by,
      reason: step.reason,
      claimed: step.claimed,
      change: step.change,
      receipt: receiptOf({ ...step, amounts }, viewerId),
      photos: photos
        .filter(({ stepId }) => stepId === id)
        .map(({ uploadId }) => `/api/rentals/${rental.id}/photos/${uploadId}`),
      amounts: amounts.flatMap(({ userId, amount }) => {
        const party = partyOf(rental, userId);
        return party ? [{ party, amount }] : [];
      }),
    }));
  }

  /** What came back to each renter, by rental id; rentals of which nothing did are left out. */
  async listRefunds(rentals: readonly Parties[]): Promise<Map<string, RentalView['refunds']>> {
    const refunds = new Map<string, RentalView['refunds']>();
    for (const { rental, event, at, amounts } of await this.stepsOf(rentals, refundingEvents)) {
      const amount = amounts.find(({ userId }) => userId === rental.renterId)?.amount ?? 0;
      refunds.set(rental.id, [...(refunds.get(rental.id) ?? []), { event, at, amount }]);
    }
    return refunds;
  }

  /** Oldest first; of all events, or of some. */
  private async stepsOf(
    rentals: readonly Parties[],
    only?: readonly RentalEvent[],
  ): Promise<Step[]> {
    if (rentals.length === 0) return [];
    const byId = new Map(rentals.map((rental) => [rental.id, rental]));
    const events = await this.db.rentalEvent.findMany({
      where: {
        rentalId: { in: [...byId.keys()] },
        ...(only && { event: { in: [...only] } }),
      },
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
      include: { change: true },
    });
    const steps = events.map(({ id, rentalId, event: name, actor: by, reason, amount, ...row }) => {
      // The database has a check of the names.
      const event = name as RentalEvent;
      const rental = byId.get(rentalId) as Parties;
      const keys = row.change ? changeKeysOf(event, row.change) : ledgerKeysOf(rentalId, event);
      const change = row.change && changeOf(row.change);
      const at = row.at.toISOString();
      const deviceAt = row.deviceAt?.toISOString() ?? null;
      const paymentId = event === 'pay-extension' ? (row.change?.paymentId ?? null) : null;
      return {
        ...{ id, rental, event, by, at, deviceAt, reason, claimed: amount },
        ...{ change, paymentId, keys },
      };
    });
    const members = new Set(rentals.flatMap(({ renterId, ownerId }) => [renterId, ownerId]));
    const amounts = await this.statements.listAmounts(
      [...members],
      steps.flatMap(({ keys }) => keys),
    );
    return steps.map(({ keys, ...step }) => ({
      ...step,
      amounts: amounts.filter(({ key }) => keys.includes(key)),
    }));
  }
}

/** What a phone has paid touches no wallet: its payment has the receipt. */
function receiptOf(
  { rental, event, paymentId, amounts }: Omit<Step, 'id' | 'deviceAt'>,
  viewerId: string,
): string | null {
  const isPayer = viewerId === rental.renterId;
  if (isPayer && event === 'request') return `/api/rentals/${rental.id}/receipt`;
  if (isPayer && paymentId) return `/api/payment/${paymentId}/receipt`;
  const own = amounts.find(({ userId }) => userId === viewerId);
  return own ? `/api/wallet/transactions/${own.transactionId}/receipt` : null;
}

function changeOf({ newEndDate, rentDifference: amount }: RentalChange): RentalStepView['change'] {
  return { new_end_date: fromDate(newEndDate), amount };
}
