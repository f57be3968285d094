export {
  awaitedReviewsQuery,
  receivedReviewsQuery,
  writtenReviewsQuery,
} from './api/list-reviews';
export { rentalReviewsQuery } from './api/rental-reviews';
export { AwaitedReviews } from './components/awaited-reviews';
export { ItemReviews } from './components/item-reviews';
export { OwnReviewEntry } from './components/own-review-entry';
export { OwnReviews } from './components/own-reviews';
export { OwnerReviews } from './components/owner-reviews';
export { RenterRating } from './components/renter-rating';
export { ReviewButton } from './components/review-button';
export { ReviewForm } from './components/review-form';
