import { Injectable } from '@nestjs/common';
import type { Rental, RentalChange } from '../../../platform/database/generated/client.js';
import type { Tx } from '../../../platform/database/prisma.js';
import type { AfterCommit } from '../../../platform/database/transactions.js';
import { DomainEvents } from '../../events/index.js';
import { Items } from '../../items/index.js';
import type { ChangeFacts } from '../domain/rental-change.js';
import type { ChangeEvent, RentalActor } from '../domain/rental-status.js';
import { changeFactsOf } from './change-record.js';
import { type ChangeEventFacts, changeAnnouncements } from './changes.events.js';

/** One step of a change, as it leaves the change. */
export interface ChangeStep {
  event: ChangeEvent;
  by: { role: RentalActor; id?: string };
  at: Date;
  /** Where it ends for another reason than time. */
  reason?: ChangeEventFacts['reason'] | undefined;
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
    { event, by, at, reason }: ChangeStep,
  ): Promise<void> {
    const { id: rentalId, itemId, status } = rental;
    await tx.rentalEvent.create({
      data: {
        rentalId,
        event,
        from: status,
        to: status,
        actor: by.role,
        actorId: by.id ?? null,
        reason: wordsOf(change, event),
        changeId: change.id,
        at,
      },
      select: { id: true },
    });
    const { title: itemTitle } = await this.items.getForRental(itemId, tx);
    const { kind, ...announced } = announcementOf(
      { ...rental, itemTitle },
      { ...change, ...changeFactsOf(change) },
      { event, by, at, reason },
    );
    await this.events.record(tx, afterCommit, kind, announced);
  }
}

type AnnouncedRental = Pick<Rental, 'id' | 'itemId' | 'renterId' | 'ownerId'> & {
  itemTitle: string;
};
type AnnouncedChange = Pick<
  ChangeFacts,
  'kind' | 'askedBy' | 'oldEnd' | 'newEnd' | 'dueAt' | 'acceptedAt'
> &
  Pick<RentalChange, 'id' | 'rentDifference' | 'reason'>;

/** What a step of a change is announced as, with what listeners are told of it. */
export function announcementOf(
  { id: rentalId, itemId, itemTitle, renterId, ownerId }: AnnouncedRental,
  change: AnnouncedChange,
  { event, by, at, reason }: ChangeStep,
) {
  const { kind, askedBy, oldEnd, newEnd, rentDifference: amount, dueAt, acceptedAt } = change;
  const words = wordsOf(change, event);
  const facts: ChangeEventFacts = {
    ...{ rentalId, itemId, itemTitle, renterId, ownerId, kind, askedBy, oldEnd, newEnd, amount },
    wasAccepted: acceptedAt !== null,
    ...(dueAt && { answerBy: dueAt.toISOString() }),
    ...(words && { words }),
    ...(reason && { reason }),
  };
  return { kind: changeAnnouncements[event].kind, subjectId: change.id, actor: by, at, facts };
}

/** Why, as whoever asks says it. */
function wordsOf({ reason }: Pick<RentalChange, 'reason'>, event: ChangeEvent): string {
  return event.startsWith('ask-') ? reason : '';
}
