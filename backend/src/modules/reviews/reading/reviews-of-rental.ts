import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Db } from '../../../platform/database/prisma.js';
import { EndedRentals } from '../../rentals/index.js';
import { closesAt } from '../domain/publication.js';
import type { RentalReviewsView } from '../reviews.schema.js';
import { partyOf } from '../writing/party-of.js';
import { ReviewsQueries } from './reviews.queries.js';

/** What a party of a rental may still write of it, and may read. */
@Injectable()
export class ReviewsOfRental {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly rentals: EndedRentals,
    private readonly reviews: ReviewsQueries,
  ) {}

  /** @throws ProblemError `rental-not-found` for anybody else */
  async get(rentalId: string, viewer: Actor): Promise<RentalReviewsView> {
    const rental = await this.rentals.find(rentalId);
    const party = rental && partyOf(rental, viewer.id);
    if (!rental || !party) throw new ProblemError('rental-not-found');
    const [reviews, ofOther] = await Promise.all([
      this.reviews.listOfRental(rentalId, viewer),
      this.db.review.count({ where: { rentalId, reviewedId: viewer.id } }),
    ]);
    const closing = rental.lastDay ? closesAt(rental.lastDay) : null;
    const hasWritten = reviews.some(({ mine }) => mine);
    return {
      party,
      closesAt: closing?.toISOString() ?? null,
      writable: !hasWritten && closing !== null && closing > this.clock.now(),
      otherHasWritten: ofOther > 0,
      reviews,
    };
  }
}
