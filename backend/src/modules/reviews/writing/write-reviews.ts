import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { EndedRentals } from '../../rentals/index.js';
import {
  closesAt,
  type ReviewParty,
  type ReviewSubject,
  subjectsOf,
} from '../domain/publication.js';
import { PublishReviews } from '../publication/publish-reviews.js';
import type { NewReviews } from '../reviews.schema.js';
import { partyOf } from './party-of.js';

/** A party of an ended rental writes all that it has to say of it. */
@Injectable()
export class WriteReviews {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly rentals: EndedRentals,
    private readonly publishReviews: PublishReviews,
  ) {}

  /**
   * Whoever writes second publishes both sides.
   *
   * @throws ProblemError `rental-not-found` for a stranger, `review-not-open`, `review-closed`,
   *   `already-reviewed`, or `invalid-request` unless everything the party writes about is there
   */
  async execute(actor: Actor, rentalId: string, reviews: NewReviews): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const rental = await this.rentals.lock(tx, rentalId);
      const party = rental && partyOf(rental, actor.id);
      if (!rental || !party) throw new ProblemError('rental-not-found');
      if (!rental.lastDay) throw new ProblemError('review-not-open');
      const now = this.clock.now();
      const publishAt = closesAt(rental.lastDay);
      if (publishAt <= now) throw new ProblemError('review-closed');
      const written = await tx.review.findMany({ where: { rentalId }, select: { authorId: true } });
      if (written.some(({ authorId }) => authorId === actor.id))
        throw new ProblemError('already-reviewed');
      await tx.review.createMany({
        data: requireAll(party, reviews).map((review) => ({
          ...review,
          rentalId,
          itemId: rental.itemId,
          authorId: actor.id,
          reviewedId: party === 'renter' ? rental.ownerId : rental.renterId,
          createdAt: now,
          publishAt,
        })),
      });
      if (written.length > 0) await this.publishReviews.publish(tx, afterCommit, rental);
    });
  }
}

/** @throws ProblemError `invalid-request` for what is missing, or not the party's to write */
function requireAll(party: ReviewParty, reviews: NewReviews) {
  const subjects: readonly ReviewSubject[] = subjectsOf[party];
  const missing = subjects.filter((subject) => !reviews[subject]);
  const others = (Object.keys(reviews) as ReviewSubject[]).filter(
    (subject) => reviews[subject] && !subjects.includes(subject),
  );
  if (missing.length + others.length > 0) {
    throw new ProblemError('invalid-request', [
      ...missing.map((subject) => ({
        path: `${subject}.rating`,
        message: 'Choisissez de une à cinq étoiles',
      })),
      ...others.map((path) => ({ path, message: "Ce n'est pas à vous d'en donner un avis" })),
    ]);
  }
  return subjects.flatMap((subject) => {
    const review = reviews[subject];
    return review ? [{ subject, ...review }] : [];
  });
}
