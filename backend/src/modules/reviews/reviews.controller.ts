import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor, OptionalActor } from '../../platform/auth/actor.js';
import { Policy } from '../../platform/auth/policies.js';
import type { Listing } from '../../platform/http/listing.js';
import { AnswersList } from '../../platform/http/paging.js';
import { Refuses } from '../../platform/http/refuses.js';
import { AwaitedReviewsQueries } from './reading/awaited-reviews.queries.js';
import { ReviewsQueries } from './reading/reviews.queries.js';
import { ReviewsOfRental } from './reading/reviews-of-rental.js';
import {
  awaitedReviewView,
  type NewReviews,
  newAnswer,
  newReviews,
  ownReviewView,
  rentalReviewsView,
  reviewListing,
  reviewParams,
  reviewView,
} from './reviews.schema.js';
import { AnswerReview } from './writing/answer-review.js';
import { WriteReviews } from './writing/write-reviews.js';

@ApiTags('reviews')
@Controller('api')
export class ReviewsController {
  constructor(
    private readonly reviews: ReviewsQueries,
    private readonly ofRental: ReviewsOfRental,
    private readonly awaited: AwaitedReviewsQueries,
    private readonly writeReviews: WriteReviews,
    private readonly answerReview: AnswerReview,
  ) {}

  @Get('items/:id/reviews')
  @Policy('public')
  @Refuses('item-not-found')
  @AnswersList(reviewView)
  listOfItem(
    @Param({ schema: reviewParams }) { id }: { id: string },
    @Query({ schema: reviewListing }) query: Listing,
    @OptionalActor() viewer: Actor | undefined,
  ) {
    return this.reviews.listOfItem(id, query, viewer);
  }

  @Get('owners/:id/reviews')
  @Policy('public')
  @Refuses('user-not-found')
  @AnswersList(reviewView)
  listOfOwner(
    @Param({ schema: reviewParams }) { id }: { id: string },
    @Query({ schema: reviewListing }) query: Listing,
    @OptionalActor() viewer: Actor | undefined,
  ) {
    return this.reviews.listOfOwner(id, query, viewer);
  }

  /** An owner decides about a request with it. */
  @Get('renters/:id/reviews')
  @Policy('member')
  @Refuses('forbidden', 'user-not-found')
  @AnswersList(reviewView)
  listOfRenter(
    @CurrentActor() actor: Actor,
    @Param({ schema: reviewParams }) { id }: { id: string },
    @Query({ schema: reviewListing }) query: Listing,
  ) {
    return this.reviews.listOfRenter(id, query, actor);
  }

  @Get('rentals/:id/reviews')
  @Policy('member')
  @Refuses('rental-not-found')
  @ApiOkResponse({ standardSchema: rentalReviewsView })
  listOfRental(
    @CurrentActor() actor: Actor,
    @Param({ schema: reviewParams }) { id }: { id: string },
  ) {
    return this.ofRental.get(id, actor);
  }

  @Post('rentals/:id/reviews')
  @Policy('member')
  @Refuses('rental-not-found', 'review-not-open', 'review-closed', 'already-reviewed')
  @ApiCreatedResponse({ standardSchema: rentalReviewsView })
  async write(
    @CurrentActor() actor: Actor,
    @Param({ schema: reviewParams }) { id }: { id: string },
    @Body({ schema: newReviews }) reviews: NewReviews,
  ) {
    await this.writeReviews.execute(actor, id, reviews);
    return this.ofRental.get(id, actor);
  }

  @Get('reviews/awaited')
  @Policy('member')
  @AnswersList(awaitedReviewView)
  listAwaited(@CurrentActor() actor: Actor, @Query({ schema: reviewListing }) query: Listing) {
    return this.awaited.list(query, actor);
  }

  @Get('reviews/received')
  @Policy('member')
  @AnswersList(ownReviewView)
  listReceived(@CurrentActor() actor: Actor, @Query({ schema: reviewListing }) query: Listing) {
    return this.reviews.listReceived(actor, query);
  }

  @Get('reviews/written')
  @Policy('member')
  @AnswersList(ownReviewView)
  listWritten(@CurrentActor() actor: Actor, @Query({ schema: reviewListing }) query: Listing) {
    return this.reviews.listWritten(actor, query);
  }

  @Post('reviews/:id/answer')
  @Policy('member')
  @HttpCode(204)
  @Refuses('review-not-found', 'forbidden', 'already-answered')
  @ApiNoContentResponse()
  async answer(
    @CurrentActor() actor: Actor,
    @Param({ schema: reviewParams }) { id }: { id: string },
    @Body({ schema: newAnswer }) { answer }: { answer: string },
  ): Promise<void> {
    await this.answerReview.execute(actor, id, answer);
  }
}
