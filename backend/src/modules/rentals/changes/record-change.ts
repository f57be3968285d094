import { Injectable } from '@nestjs/common';
import type { Rental, RentalChange } from '../../../platform/database/generated/client.js';
import type { Tx } from '../../../platform/database/prisma.js';
import type { AfterCommit } from '../../../platform/database/transactions.js';
import { DomainEvents } from '../../events/index.js';
import { Items } from '../../items/index.js';
import type { ChangeEvent, RentalActor } from '../domain/rental-status.js';
import { changeFactsOf } from './change-record.js';
import { type ChangeEventFacts, changeAnnouncements } from './changes.events.js';

/** One step of a change, as it leaves the change. */
export interface ChangeStep {
  event: ChangeEvent;
  by: { role: RentalActor; id?: string };
  at: Date;
}

/** Writes a step of a change into the history of its rental, and announces it. */
@Injectable()
export class RecordChange {
  constructor(
    private readonly items: Items,
    private readonly events: DomainEvents,
  ) {}

  async execute(
    tx: Tx,
    afterCommit: AfterCommit,
    rental: Rental,
    change: RentalChange,
    { event, by, at }: ChangeStep,
  ): Promise<void> {
    const { id: rentalId, itemId, renterId, ownerId, status } = rental;
    const { kind, askedBy, oldEnd, newEnd, acceptedAt } = changeFactsOf(change);
    const reason = event.startsWith('ask-') ? change.reason : '';
    await tx.rentalEvent.create({
      data: {
        rentalId,
        event,
        from: status,
        to: status,
        actor: by.role,
        actorId: by.id ?? null,
        reason,
        changeId: change.id,
        at,
      },
      select: { id: true },
    });
    const { title: itemTitle } = await this.items.getForRental(itemId, tx);
    const facts: ChangeEventFacts = {
      ...{ rentalId, itemId, itemTitle, renterId, ownerId, kind, askedBy, oldEnd, newEnd },
      amount: change.rentDifference,
      wasAccepted: acceptedAt !== null,
      ...(reason && { words: reason }),
    };
    const announced = { subjectId: change.id, actor: by, facts, at };
    await this.events.record(tx, afterCommit, changeAnnouncements[event], announced);
  }
}
