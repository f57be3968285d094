import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { DomainEvents } from '../../events/index.js';
import { Items } from '../../items/index.js';
import { EndedRentals } from '../../rentals/index.js';
import { isPublished } from '../domain/publication.js';
import { PublishReviews } from '../publication/publish-reviews.js';
import { reviewAnswered } from '../reviews.events.js';

/** Whom a review is about answers it, once. */
@Injectable()
export class AnswerReview {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly rentals: EndedRentals,
    private readonly publishReviews: PublishReviews,
    private readonly items: Items,
    private readonly events: DomainEvents,
  ) {}

  /**
   * @throws ProblemError `review-not-found` for a stranger and before it is published, `forbidden` for
   *   its author, `already-answered`
   */
  async execute(actor: Actor, id: string, answer: string): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const now = this.clock.now();
      const review = await tx.review.findUnique({ where: { id } });
      if (review?.authorId === actor.id) throw new ProblemError('forbidden');
      if (review?.reviewedId !== actor.id || review.hiddenAt || !isPublished(review, now))
        throw new ProblemError('review-not-found');
      const rental = await this.rentals.lock(tx, review.rentalId);
      // What is due may not have been published yet.
      if (rental) await this.publishReviews.publish(tx, afterCommit, rental);
      const { count } = await tx.review.updateMany({
        where: { id, answeredAt: null },
        data: { answer, answeredAt: now },
      });
      if (count === 0) throw new ProblemError('already-answered');
      const { title } = await this.items.getForRental(review.itemId, tx);
      const { authorId, reviewedId } = review;
      await this.events.record(tx, afterCommit, reviewAnswered, {
        subjectId: id,
        actor: { role: 'member', id: actor.id },
        at: now,
        facts: { itemTitle: title, authorId, reviewedId, words: answer },
      });
    });
  }
}
