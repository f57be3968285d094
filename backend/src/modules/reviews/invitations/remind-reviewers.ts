import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import type { ReviewInvitation } from '../../../platform/database/generated/client.js';
import { Db } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { forEachDue } from '../../../platform/for-each-settled.js';
import { DomainEvents } from '../../events/index.js';
import { Items } from '../../items/index.js';
import { remindsFrom } from '../domain/publication.js';
import { reviewsAwaited } from '../reviews.events.js';

/** Asks whoever has not written once more, shortly before the end, if the other party has. */
@Injectable()
export class RemindReviewers {
  constructor(
    private readonly db: Db,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly items: Items,
    private readonly events: DomainEvents,
  ) {}

  /** @returns of how many rentals a party was reminded */
  execute(): Promise<number> {
    const now = this.clock.now();
    const where = {
      remindedAt: null,
      closesAt: { gt: now, lte: remindsFrom(now) },
      rental: { reviews: { some: { publishedAt: null } } },
    };
    return forEachDue(
      async ({ after, limit }) => {
        const due = await this.db.reviewInvitation.findMany({
          where: { ...where, rentalId: { gt: after } },
          orderBy: { rentalId: 'asc' },
          take: limit,
        });
        return due.map((invitation) => ({ id: invitation.rentalId, invitation }));
      },
      ({ invitation }) => this.remind(invitation),
    );
  }

  private async remind({ rentalId, itemId, renterId, ownerId, closesAt }: ReviewInvitation) {
    await this.transactions.run(async (tx, afterCommit) => {
      const now = this.clock.now();
      const { count } = await tx.reviewInvitation.updateMany({
        where: { rentalId, remindedAt: null },
        data: { remindedAt: now },
      });
      const first = await tx.review.findFirst({ where: { rentalId, publishedAt: null } });
      if (count === 0 || !first) return;
      const { title } = await this.items.getForRental(itemId, tx);
      await this.events.record(tx, afterCommit, reviewsAwaited, {
        subjectId: rentalId,
        actor: { role: 'system' },
        at: now,
        facts: {
          itemTitle: title,
          renterId,
          ownerId,
          closesAt: closesAt.toISOString(),
          party: first.authorId === renterId ? 'owner' : 'renter',
        },
      });
    });
  }
}
