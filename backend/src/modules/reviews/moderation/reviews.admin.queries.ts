import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import type { Prisma, Review } from '../../../platform/database/generated/client.js';
import { escapeLike } from '../../../platform/database/like.js';
import { Db } from '../../../platform/database/prisma.js';
import { type Page, readPage } from '../../../platform/http/paging.js';
import { Users } from '../../accounts/index.js';
import { Items } from '../../items/index.js';
import { isPublished } from '../domain/publication.js';
import { publishedFields } from '../reading/reviews.queries.js';
import type { StaffReviewList, StaffReviewView } from '../reviews.schema.js';

/** Reviews as staff read them, also what waits or is hidden. */
@Injectable()
export class ReviewsAdminQueries {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly users: Users,
    private readonly items: Items,
  ) {}

  async list({ q, hidden, ...query }: StaffReviewList): Promise<Page<StaffReviewView>> {
    const { itemId, authorId, reviewedId, ...page } = query;
    const contains = q && { contains: escapeLike(q), mode: 'insensitive' as const };
    const where: Prisma.ReviewWhereInput = {
      ...(contains && { OR: [{ comment: contains }, { answer: contains }] }),
      ...(hidden !== undefined && { hiddenAt: hidden ? { not: null } : null }),
      ...(itemId && { itemId }),
      ...(authorId && { authorId }),
      ...(reviewedId && { reviewedId }),
    };
    const { rows, total } = await readPage(
      page,
      () => this.db.review.count({ where }),
      (slice) => this.db.review.findMany({ where, ...slice }),
    );
    return { rows: await this.viewsOf(rows), total };
  }

  /** @throws ProblemError `review-not-found` */
  async get(id: string): Promise<StaffReviewView> {
    const review = await this.db.review.findUnique({ where: { id } });
    if (!review) throw new ProblemError('review-not-found');
    const [view] = await this.viewsOf([review]);
    return view as StaffReviewView;
  }

  /** Which item each was written after a rental of, by id. */
  async listItems(ids: readonly string[]): Promise<Map<string, string>> {
    const reviews = await this.db.review.findMany({
      where: { id: { in: [...ids] } },
      select: { id: true, itemId: true },
    });
    return new Map(reviews.map(({ id, itemId }) => [id, itemId]));
  }

  private async viewsOf(reviews: readonly Review[]): Promise<StaffReviewView[]> {
    const [names, items] = await Promise.all([
      this.users.listNames(reviews.flatMap(({ authorId, reviewedId }) => [authorId, reviewedId])),
      this.items.listSummaries(reviews.map(({ itemId }) => itemId)),
    ]);
    const now = this.clock.now();
    return reviews.map((review) => ({
      ...publishedFields(review),
      subject: review.subject,
      rentalId: review.rentalId,
      itemId: review.itemId,
      itemTitle: items.get(review.itemId)?.title ?? '',
      authorId: review.authorId,
      authorName: names.get(review.authorId) ?? '',
      reviewedId: review.reviewedId,
      reviewedName: names.get(review.reviewedId) ?? '',
      published: isPublished(review, now),
      hidden: review.hiddenAt !== null,
    }));
  }
}
