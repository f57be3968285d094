import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { addDays, type Day, startOfDay, toDate } from '../../kernel/day.js';
import { Clock } from '../../platform/clock.js';
import type { Tx } from '../../platform/database/prisma.js';
import { DomainEvents } from '../events/index.js';
import { itemAvailabilityChanged, itemDaysOpened, itemEdited } from '../items/index.js';
import {
  changeDone,
  changeExpired,
  changeWithdrawn,
  type RentalEventFacts,
  Rentals,
  rentalCancelled,
  rentalNotHandedOver,
  rentalReturnConfirmed,
  rentalReturnContested,
} from '../rentals/index.js';
import { type Days, daysAhead } from './domain/freed-days.js';

/** As far ahead as days can be asked for, and somewhat more. */
const allDaysAhead = 2 * 366;

/**
 * Notes what those who keep an eye on an object may want to know, where it happens: another price, or days
 * that are given back, or that it is offered again. Who is told of it is found out later, when the owner's
 * call is over. Requests that were not accepted held no days.
 */
@Injectable()
export class NoteNews implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly rentals: Rentals,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on(itemEdited, async ({ subjectId, facts: { before, after } }, { tx }) => {
      if (before.price !== after.price || before.priceUnit !== after.priceUnit)
        await this.note(tx, subjectId, {});
      const more = after.pieces - before.pieces;
      if (more > 0) await this.noteDays(tx, subjectId, this.everyDay(), more);
    });
    this.events.on(itemDaysOpened, ({ subjectId, facts: { pieces, ...days } }, { tx }) =>
      this.noteDays(tx, subjectId, days, pieces),
    );
    this.events.on(itemAvailabilityChanged, ({ subjectId, facts }, { tx }) =>
      this.noteOffer(tx, subjectId, facts),
    );
    for (const kind of [rentalCancelled, rentalNotHandedOver, rentalReturnConfirmed])
      this.events.on(kind, ({ facts }, { tx }) => this.noteRental(tx, facts));
    for (const kind of [rentalReturnConfirmed, rentalReturnContested])
      this.events.on(kind, ({ facts }, { tx }) => this.noteFoundAgain(tx, facts));
    this.events.on(changeDone, async ({ facts }, { tx }) => {
      if (facts.kind === 'shortening')
        await this.noteChange(tx, facts, { start: facts.newEnd, end: facts.oldEnd });
    });
    for (const kind of [changeExpired, changeWithdrawn])
      this.events.on(kind, async ({ facts }, { tx }) => {
        if (facts.kind === 'extension' && facts.wasAccepted)
          await this.noteChange(tx, facts, { start: facts.oldEnd, end: facts.newEnd });
      });
  }

  /** Of a pause at its end, which its owner may change before. */
  private async noteOffer(
    tx: Tx,
    itemId: string,
    { offeredFrom, wasOffered }: { offeredFrom: Day | null; wasOffered: boolean },
  ): Promise<void> {
    await tx.favouriteNews.deleteMany({ where: { itemId, isOffer: true } });
    if (!offeredFrom) return;
    const isPause = offeredFrom > this.clock.today();
    if (wasOffered && !isPause) return;
    const at = isPause ? startOfDay(offeredFrom) : this.clock.now();
    await this.note(tx, itemId, { isOffer: true }, at);
  }

  private async noteRental(tx: Tx, rental: RentalEventFacts): Promise<void> {
    if (rental.reason === 'request-cancelled') return;
    const { itemId, start, end, pieces = 1 } = rental;
    await this.noteDays(tx, itemId, { start, end }, pieces);
  }

  /** An object that was reported missing is back with its owner, whatever is claimed for it. */
  private async noteFoundAgain(tx: Tx, rental: RentalEventFacts): Promise<void> {
    const { itemId, foundAgain, pieces = 1 } = rental;
    if (foundAgain === 'all') await this.note(tx, itemId, { isOffer: true });
    if (foundAgain === 'some') await this.noteDays(tx, itemId, this.everyDay(), pieces);
  }

  private async noteChange(
    tx: Tx,
    { itemId, rentalId }: { itemId: string; rentalId: string },
    days: Days,
  ): Promise<void> {
    const rental = await this.rentals.find(rentalId, tx);
    if (rental) await this.noteDays(tx, itemId, days, rental.pieces);
  }

  private async noteDays(tx: Tx, itemId: string, given: Days, pieces: number): Promise<void> {
    const days = daysAhead(given, this.clock.today());
    if (!days) return;
    const [startDate, endDate] = [toDate(days.start), toDate(days.end)];
    await this.note(tx, itemId, { startDate, endDate, pieces });
  }

  /** Only of objects that somebody keeps an eye on, or may until then. */
  private async note(
    tx: Tx,
    itemId: string,
    what: { startDate?: Date; endDate?: Date; pieces?: number; isOffer?: boolean },
    createdAt = this.clock.now(),
  ): Promise<void> {
    const isLater = createdAt > this.clock.now();
    if (!isLater && (await tx.favourite.count({ where: { itemId }, take: 1 })) === 0) return;
    await tx.favouriteNews.create({ data: { id: randomUUID(), itemId, ...what, createdAt } });
  }

  private everyDay(): { start: Day; end: Day } {
    const start = this.clock.today();
    return { start, end: addDays(start, allDaysAhead) };
  }
}
