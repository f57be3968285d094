import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { AuditLogModule } from '../audit-log/index.js';
import { EventsModule } from '../events/index.js';
import { ItemsModule } from '../items/index.js';
import { RentalsModule } from '../rentals/index.js';
import { UploadsModule } from '../uploads/index.js';
import { InviteReviewers } from './invitations/invite-reviewers.js';
import { RemindReviewers } from './invitations/remind-reviewers.js';
import { ModerateReview } from './moderation/moderate-review.js';
import { ReviewsAdminController } from './moderation/reviews.admin.controller.js';
import { ReviewsAdminQueries } from './moderation/reviews.admin.queries.js';
import { PublishReviews } from './publication/publish-reviews.js';
import { AwaitedReviewsQueries } from './reading/awaited-reviews.queries.js';
import { ReviewsQueries } from './reading/reviews.queries.js';
import { ReviewsOfRental } from './reading/reviews-of-rental.js';
import { ReviewsController } from './reviews.controller.js';
import { ReviewsPersonalData } from './reviews.personal-data.js';
import { ReviewsRetention } from './reviews.retention.js';
import { AnswerReview } from './writing/answer-review.js';
import { WriteReviews } from './writing/write-reviews.js';

/** What the parties of an ended rental write of the object and of each other. */
@Module({
  imports: [
    AccountsModule,
    AuditLogModule,
    EventsModule,
    ItemsModule,
    RentalsModule,
    UploadsModule,
  ],
  controllers: [ReviewsController, ReviewsAdminController],
  providers: [
    ReviewsPersonalData,
    ReviewsQueries,
    ReviewsOfRental,
    AwaitedReviewsQueries,
    WriteReviews,
    AnswerReview,
    PublishReviews,
    InviteReviewers,
    RemindReviewers,
    ReviewsRetention,
    ModerateReview,
    ReviewsAdminQueries,
  ],
  exports: [ReviewsAdminQueries, ModerateReview, PublishReviews, InviteReviewers, RemindReviewers],
})
export class ReviewsModule {}
