import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import { maskedName } from '../../../kernel/masked-name.js';
import { type Actor, isStaff } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import type { Prisma, Review } from '../../../platform/database/generated/client.js';
import { Db } from '../../../platform/database/prisma.js';
import { type Listing, newestFirst, pageOfNewest } from '../../../platform/http/listing.js';
import type { Page } from '../../../platform/http/paging.js';
import { Users } from '../../accounts/index.js';
import { Items } from '../../items/index.js';
import { Rentals } from '../../rentals/index.js';
import { isPublished } from '../domain/publication.js';
import { isReadable } from '../publication/is-published.js';
import type { OwnReviewView, ReviewView } from '../reviews.schema.js';

/** Reviews as everybody reads them, and as their author and whom they are about do. */
@Injectable()
export class ReviewsQueries {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly users: Users,
    private readonly items: Items,
    private readonly rentals: Rentals,
  ) {}

  /**
   * What can be read of an object, newest first.
   *
   * @throws ProblemError `item-not-found`
   */
  async listOfItem(
    itemId: string,
    query: Listing,
    viewer: Actor | undefined,
  ): Promise<Page<ReviewView>> {
    await this.items.getForRental(itemId);
    return this.listReadable({ itemId, subject: 'item' }, query, viewer);
  }

  /**
   * What can be read of a member as the owner of objects, newest first.
   *
   * @throws ProblemError `user-not-found`
   */
  async listOfOwner(
    reviewedId: string,
    query: Listing,
    viewer: Actor | undefined,
  ): Promise<Page<ReviewView>> {
    await this.requireUser(reviewedId);
    return this.listReadable({ reviewedId, subject: 'owner' }, query, viewer);
  }

  /**
   * What can be read of a member as a renter, newest first: by the member, by the owners whom they asked
   * for an object, and by staff.
   *
   * @throws ProblemError `forbidden` for anybody else, `user-not-found`
   */
  async listOfRenter(reviewedId: string, query: Listing, viewer: Actor): Promise<Page<ReviewView>> {
    const may =
      isStaff(viewer) ||
      viewer.id === reviewedId ||
      (await this.rentals.hasAsked(reviewedId, viewer.id));
    if (!may) throw new ProblemError('forbidden');
    await this.requireUser(reviewedId);
    return this.listReadable({ reviewedId, subject: 'renter' }, query, viewer);
  }

  /** What a member wrote, also what waits or is hidden, newest first. */
  listWritten(viewer: Actor, query: Listing): Promise<Page<OwnReviewView>> {
    return this.listOwn({ authorId: viewer.id }, query, viewer);
  }

  /** What others wrote about a member and the member's objects, newest first. */
  listReceived(viewer: Actor, query: Listing): Promise<Page<OwnReviewView>> {
    const where = { reviewedId: viewer.id, AND: isReadable(this.clock.now()) };
    return this.listOwn(where, query, viewer);
  }

  /** What a member may read of the reviews of one rental: the own ones, and those of the other party once published. */
  async listOfRental(rentalId: string, viewer: Actor): Promise<OwnReviewView[]> {
    const readable = { reviewedId: viewer.id, AND: isReadable(this.clock.now()) };
    const reviews = await this.db.review.findMany({
      where: { rentalId, OR: [{ authorId: viewer.id }, readable] },
      orderBy: { createdAt: 'asc' },
    });
    return this.ownViews(reviews, viewer);
  }

  private async requireUser(id: string): Promise<void> {
    if ((await this.users.listNames([id])).size === 0) throw new ProblemError('user-not-found');
  }

  private async listReadable(
    about: Prisma.ReviewWhereInput,
    query: Listing,
    viewer: Actor | undefined,
  ): Promise<Page<ReviewView>> {
    const where = { AND: [about, isReadable(this.clock.now())] };
    const { rows, ...page } = await this.pageOf(where, query);
    const names = await this.users.listNames(rows.map(({ authorId }) => authorId));
    return {
      ...page,
      rows: rows.map((review) => ({
        ...publishedFields(review),
        authorName: maskedName(names.get(review.authorId) ?? ''),
        mine: review.authorId === viewer?.id,
      })),
    };
  }

  private async listOwn(
    where: Prisma.ReviewWhereInput,
    query: Listing,
    viewer: Actor,
  ): Promise<Page<OwnReviewView>> {
    const { rows, ...page } = await this.pageOf(where, query);
    return { ...page, rows: await this.ownViews(rows, viewer) };
  }

  private async pageOf(wanted: Prisma.ReviewWhereInput, query: Listing): Promise<Page<Review>> {
    const { where = {}, ...page } = newestFirst(query);
    const [reviews, total] = await Promise.all([
      this.db.review.findMany({ ...page, where: { AND: [wanted, where] } }),
      this.db.review.count({ where: wanted }),
    ]);
    return pageOfNewest(reviews, total, query);
  }

  private async ownViews(reviews: readonly Review[], viewer: Actor): Promise<OwnReviewView[]> {
    const [names, items] = await Promise.all([
      this.users.listNames(reviews.flatMap(({ authorId, reviewedId }) => [authorId, reviewedId])),
      this.items.listSummaries(reviews.map(({ itemId }) => itemId)),
    ]);
    const now = this.clock.now();
    return reviews.map((review) => {
      const published = isPublished(review, now);
      const hidden = review.hiddenAt !== null;
      return {
        ...publishedFields(review),
        subject: review.subject,
        mine: review.authorId === viewer.id,
        rentalId: review.rentalId,
        itemId: review.itemId,
        itemTitle: items.get(review.itemId)?.title ?? '',
        authorName: names.get(review.authorId) ?? '',
        reviewedName: names.get(review.reviewedId) ?? '',
        published,
        publishAt: review.publishAt.toISOString(),
        hidden,
        answerable:
          review.reviewedId === viewer.id && published && !hidden && review.answeredAt === null,
      };
    });
  }
}

/** What a review says, whoever reads it. */
export function publishedFields({ id, rating, comment, createdAt, answer, answeredAt }: Review) {
  return {
    id,
    rating,
    comment,
    createdAt: createdAt.toISOString(),
    answer,
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}
