export { ModerateReview } from './moderation/moderate-review.js';
export { ReviewsAdminQueries } from './moderation/reviews.admin.queries.js';
export {
  reviewAnswered,
  reviewHidden,
  reviewRestored,
  reviewsAwaited,
  reviewsInvited,
  reviewsPublished,
} from './reviews.events.js';
export { ReviewsModule } from './reviews.module.js';
