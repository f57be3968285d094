import { Injectable } from '@nestjs/common';
import { addDays, type Day } from '../../../kernel/day.js';
import { Clock } from '../../../platform/clock.js';
import { Db } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { forEachSettled } from '../../../platform/for-each-settled.js';
import { DomainEvents } from '../../events/index.js';
import { Items } from '../../items/index.js';
import { type EndedRental, EndedRentals } from '../../rentals/index.js';
import { closesAt, reviewDays } from '../domain/publication.js';
import { reviewsInvited } from '../reviews.events.js';

/** Asks both parties of each rental that has ended, once, what they have to say. */
@Injectable()
export class InviteReviewers {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly rentals: EndedRentals,
    private readonly items: Items,
    private readonly events: DomainEvents,
  ) {}

  async execute(): Promise<void> {
    const firstDay = addDays(this.clock.today(), -reviewDays - 1);
    for await (const rentals of this.rentals.pagesEndedAfter(firstDay)) {
      const invited = await this.db.reviewInvitation.findMany({
        where: { rentalId: { in: rentals.map(({ id }) => id) } },
        select: { rentalId: true },
      });
      const known = new Set(invited.map(({ rentalId }) => rentalId));
      const others = rentals.filter(({ id }) => !known.has(id));
      await forEachSettled(others, (rental) => this.invite(rental));
    }
  }

  private async invite(rental: EndedRental & { lastDay: Day }): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const { id: rentalId, itemId, renterId, ownerId, lastDay } = rental;
      const now = this.clock.now();
      const closing = closesAt(lastDay);
      const { count } = await tx.reviewInvitation.createMany({
        data: [{ rentalId, itemId, renterId, ownerId, createdAt: now, closesAt: closing }],
        skipDuplicates: true,
      });
      if (count === 0) return;
      const { title } = await this.items.getForRental(itemId, tx);
      await this.events.record(tx, afterCommit, reviewsInvited, {
        subjectId: rentalId,
        actor: { role: 'system' },
        at: now,
        facts: { itemTitle: title, renterId, ownerId, closesAt: closing.toISOString() },
      });
    });
  }
}
