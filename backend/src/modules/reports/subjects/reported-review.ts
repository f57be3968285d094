import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { ModerateReview, ReviewsAdminQueries } from '../../reviews/index.js';
import type { ReportedSubject, ReportSubject } from './report-subject.js';

/** A review that everybody reads. */
@Injectable()
export class ReportedReview implements ReportSubject {
  readonly kind = 'review';

  constructor(
    private readonly reviews: ReviewsAdminQueries,
    private readonly moderateReview: ModerateReview,
  ) {}

  async find(id: string): Promise<ReportedSubject> {
    const { authorId, itemTitle, rating, comment, published, hidden } = await this.reviews.get(id);
    if (!published || hidden) throw new ProblemError('review-not-found');
    return { memberId: authorId, title: itemTitle, text: `${rating} sur 5. ${comment}`.trim() };
  }

  async hide(actor: Actor, id: string, reason: string): Promise<void> {
    await this.moderateReview.execute(actor, id, 'hide', reason, false);
  }
}
