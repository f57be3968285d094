import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Db, type Tx } from '../../../platform/database/prisma.js';
import { type AfterCommit, Transactions } from '../../../platform/database/transactions.js';
import { forEachDue } from '../../../platform/for-each-settled.js';
import { DomainEvents } from '../../events/index.js';
import { Items } from '../../items/index.js';
import { type EndedRental, EndedRentals } from '../../rentals/index.js';
import { reviewsPublished } from '../reviews.events.js';

/** Shows what the parties of a rental wrote to each other and to everybody. */
@Injectable()
export class PublishReviews {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly rentals: EndedRentals,
    private readonly items: Items,
    private readonly events: DomainEvents,
  ) {}

  /** Publishes what waited for the other party in vain; returns of how many rentals. */
  execute(): Promise<number> {
    const due = { publishedAt: null, publishAt: { lte: this.clock.now() } };
    return forEachDue(
      async ({ after, limit }) => {
        const rentals = await this.db.review.findMany({
          where: { ...due, rentalId: { gt: after } },
          distinct: ['rentalId'],
          orderBy: { rentalId: 'asc' },
          take: limit,
          select: { rentalId: true },
        });
        return rentals.map(({ rentalId }) => ({ id: rentalId }));
      },
      ({ id }) =>
        this.transactions.run(async (tx, afterCommit) => {
          const rental = await this.rentals.lock(tx, id);
          if (rental) await this.publish(tx, afterCommit, rental);
        }),
    );
  }

  /** @param rental locked */
  async publish(tx: Tx, afterCommit: AfterCommit, rental: EndedRental): Promise<void> {
    const now = this.clock.now();
    const unpublished = { rentalId: rental.id, publishedAt: null };
    const { count } = await tx.review.updateMany({
      where: unpublished,
      data: { publishedAt: now },
    });
    if (count === 0) return;
    const written = await tx.review.findMany({
      where: { rentalId: rental.id },
      select: { authorId: true },
    });
    const { title } = await this.items.getForRental(rental.itemId, tx);
    const { renterId, ownerId } = rental;
    const wrote = (id: string) => written.some(({ authorId }) => authorId === id);
    await this.events.record(tx, afterCommit, reviewsPublished, {
      subjectId: rental.id,
      actor: { role: 'system' },
      at: now,
      facts: {
        itemTitle: title,
        renterId,
        ownerId,
        writers: [
          ...(wrote(renterId) ? (['renter'] as const) : []),
          ...(wrote(ownerId) ? (['owner'] as const) : []),
        ],
      },
    });
  }
}
