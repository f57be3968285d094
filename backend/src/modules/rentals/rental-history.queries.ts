import { Injectable } from '@nestjs/common';
import { fromDate } from '../../kernel/day.js';
import { type Actor, isStaff } from '../../platform/auth/actor.js';
import type {
  Rental,
  RentalChange,
  RentalEvent as StoredEvent,
} from '../../platform/database/generated/client.js';
import { Db } from '../../platform/database/prisma.js';
import { Users } from '../accounts/index.js';
import { type KeyedAmount, StatementQueries } from '../wallet/index.js';
import { changeKeysOf } from './changes/change-record.js';
import type { Deadline } from './domain/postponement.js';
import { publicEvent, type RentalActor, type RentalEvent } from './domain/rental-status.js';
import { refundingEvents } from './domain/rental-transitions.js';
import { ledgerKeysOf, partyOf } from './rental-record.js';
import type { RentalStepView, RentalView, StaffRentalStepView } from './rentals.schema.js';

type Parties = Pick<Rental, 'id' | 'renterId' | 'ownerId'>;

/** Something that happened to a rental, with what it gave to and took from its parties. */
interface Step {
  id: string;
  rental: Parties;
  event: RentalEvent;
  by: RentalActor;
  actorId: string | null;
  /** An ISO instant. */
  at: string;
  /** The same by the clock of the member's device. */
  deviceAt: string | null;
  amounts: KeyedAmount[];
  reason: string;
  /** XAF that it names, of the security deposit or of the rent. */
  claimed: number | null;
  change: RentalStepView['change'];
  postponed: RentalStepView['postponed'];
  /** What paid for it, when it is the payment of an extension. */
  paymentId: string | null;
}

/** What has happened to rentals, and the money that each event moved, as members' statements say. */
@Injectable()
export class RentalHistoryQueries {
  constructor(
    private readonly db: Db,
    private readonly statements: StatementQueries,
    private readonly users: Users,
  ) {}

  /** Every step, oldest first, with the receipts of one viewer. */
  async list(rental: Parties, viewer: Actor): Promise<RentalStepView[]> {
    return (await this.listWithActors(rental, viewer)).map(({ step }) => step);
  }

  /** The same for one of the staff. */
  async listForStaff(rental: Parties, viewer: Actor): Promise<StaffRentalStepView[]> {
    const steps = await this.listWithActors(rental, viewer);
    const staff = steps.flatMap(({ step, actorId }) =>
      step.by === 'staff' && actorId ? [actorId] : [],
    );
    const names = await this.users.listNames(staff);
    return steps.map(({ step, actorId }) => ({
      ...step,
      staff_name: (step.by === 'staff' && names.get(actorId ?? '')) || null,
    }));
  }

  private async listWithActors(
    rental: Parties,
    viewer: Actor,
  ): Promise<{ step: RentalStepView; actorId: string | null }[]> {
    const [steps, photos] = await Promise.all([
      this.stepsOf([rental]),
      this.db.rentalPhoto.findMany({
        where: { rentalId: rental.id },
        orderBy: { position: 'asc' },
      }),
    ]);
    return steps.map(({ id, deviceAt, amounts, actorId, ...step }) => ({
      actorId,
      step: {
        event: shownTo(viewer, step.event),
        at: step.at,
        device_at: deviceAt,
        by: step.by,
        reason: step.reason,
        claimed: step.claimed,
        change: step.change,
        postponed: step.postponed,
        receipt: receiptOf({ ...step, amounts }, viewer.id),
        photos: photos
          .filter(({ stepId }) => stepId === id)
          .map(({ uploadId }) => `/api/rentals/${rental.id}/photos/${uploadId}`),
        amounts: amounts.flatMap(({ userId, amount }) => {
          const party = partyOf(rental, userId);
          return party ? [{ party, amount }] : [];
        }),
      },
    }));
  }

  /** What came back to each renter, by rental id; rentals of which nothing did are left out. */
  async listRefunds(
    rentals: readonly Parties[],
    viewer: Actor,
  ): Promise<Map<string, RentalView['refunds']>> {
    const refunds = new Map<string, RentalView['refunds']>();
    for (const { rental, event, at, amounts } of await this.stepsOf(rentals, refundingEvents())) {
      const amount = amounts.find(({ userId }) => userId === rental.renterId)?.amount ?? 0;
      const refund = { event: shownTo(viewer, event), at, amount };
      refunds.set(rental.id, [...(refunds.get(rental.id) ?? []), refund]);
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
    const steps = events.map(({ id, rentalId, event: name, actor: by, ...row }) => {
      const { actorId, reason, amount } = row;
      // The database has a check of the names.
      const event = name as RentalEvent;
      const rental = byId.get(rentalId) as Parties;
      const keys = row.change ? changeKeysOf(event, row.change) : ledgerKeysOf(rentalId, event);
      const change = row.change && changeOf(row.change);
      const at = row.at.toISOString();
      const deviceAt = row.deviceAt?.toISOString() ?? null;
      const paymentId = event === 'pay-extension' ? (row.change?.paymentId ?? null) : null;
      return {
        ...{ id, rental, event, by, actorId, at, deviceAt, reason, claimed: amount },
        ...{ change, postponed: postponedBy(row), paymentId, keys },
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

const shownTo = (viewer: Actor, event: RentalEvent) =>
  isStaff(viewer) ? event : publicEvent(event);

/** What a phone has paid touches no wallet: its payment has the receipt. */
function receiptOf(
  { rental, event, paymentId, amounts }: Pick<Step, 'rental' | 'event' | 'paymentId' | 'amounts'>,
  viewerId: string,
): string | null {
  const isPayer = viewerId === rental.renterId;
  if (isPayer && event === 'request') return `/api/rentals/${rental.id}/receipt`;
  if (isPayer && paymentId) return `/api/payment/${paymentId}/receipt`;
  const own = amounts.find(({ userId }) => userId === viewerId);
  return own ? `/api/wallet/transactions/${own.transactionId}/receipt` : null;
}

function postponedBy({
  deadline,
  dueBefore,
  dueAt,
}: Pick<StoredEvent, 'deadline' | 'dueBefore' | 'dueAt'>): RentalStepView['postponed'] {
  if (!deadline || !dueBefore || !dueAt) return null;
  // The database has a check of the words.
  const named = deadline as Deadline;
  return { deadline: named, due_before: dueBefore.toISOString(), due_at: dueAt.toISOString() };
}

function changeOf({ newEndDate, rentDifference: amount }: RentalChange): RentalStepView['change'] {
  return { new_end_date: fromDate(newEndDate), amount };
}
