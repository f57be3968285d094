import { eventKind } from '../events/index.js';

/** The parties of a rental and its object. */
export type ReviewedRental = {
  itemTitle: string;
  renterId: string;
  ownerId: string;
};

type Party = 'renter' | 'owner';

/** A rental is over: both parties are asked to write. The subject is the rental; `closesAt` an ISO instant. */
export const reviewsInvited = eventKind<ReviewedRental & { closesAt: string }>(
  'rental-reviews.invited',
);
/** A party that has not written is asked again, the other one having written. */
export const reviewsAwaited = eventKind<ReviewedRental & { closesAt: string; party: Party }>(
  'rental-reviews.awaited',
);
/** What the parties wrote of a rental can be read, and who did write. */
export const reviewsPublished = eventKind<ReviewedRental & { writers: Party[] }>(
  'rental-reviews.published',
);

/** What an event of one review carries. The subject is the review. */
type ReviewFacts = {
  itemTitle: string;
  authorId: string;
  reviewedId: string;
};

/** Whom it is about has answered it, in these words. */
export const reviewAnswered = eventKind<ReviewFacts & { words: string }>('review.answered');
/** Staff have hidden it, and why; null where the end of a report tells its author. */
export const reviewHidden = eventKind<ReviewFacts & { reason: string | null }>('review.hidden');
/** Staff show it again. */
export const reviewRestored = eventKind<ReviewFacts & { reason: string | null }>('review.restored');
