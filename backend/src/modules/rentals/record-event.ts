import { Injectable } from '@nestjs/common';
import { fromDate } from '../../kernel/day.js';
import type { Rental } from '../../platform/database/generated/client.js';
import type { Tx } from '../../platform/database/prisma.js';
import type { AfterCommit } from '../../platform/database/transactions.js';
import { DomainEvents } from '../events/index.js';
import type { RentalActor, RentalEvent, RentalStatus } from './domain/rental-status.js';
import { announcements } from './rentals.events.js';

/** One step of a rental's history. */
export interface RentalStep {
  event: RentalEvent;
  from: RentalStatus | null;
  to: RentalStatus;
  by: { role: RentalActor; id?: string };
  itemTitle: string;
  at: Date;
}

/** Writes a step into the history of a rental, and announces it. */
@Injectable()
export class RecordEvent {
  constructor(private readonly events: DomainEvents) {}

  async execute(
    tx: Tx,
    afterCommit: AfterCommit,
    rental: Rental,
    { event, from, to, by, itemTitle, at }: RentalStep,
  ): Promise<void> {
    await tx.rentalEvent.create({
      data: { rentalId: rental.id, event, from, to, actor: by.role, actorId: by.id ?? null, at },
    });
    const { itemId, renterId, ownerId, rent, securityDeposit } = rental;
    const { kind, reason } = announcements[event];
    await this.events.record(tx, afterCommit, kind, {
      subjectId: rental.id,
      actor: by,
      at,
      facts: {
        itemId,
        itemTitle,
        renterId,
        ownerId,
        start: fromDate(rental.startDate),
        end: fromDate(rental.endDate),
        rent,
        securityDeposit,
        ...(reason && { reason }),
      },
    });
  }
}
