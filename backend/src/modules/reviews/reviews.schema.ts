import { z } from 'zod';
import { listing } from '../../platform/http/listing.js';
import { paging } from '../../platform/http/paging.js';
import { longText } from '../../platform/http/texts.js';
import { reviewSubjects } from './domain/publication.js';

const instant = z.iso.datetime();

const published = {
  id: z.uuid(),
  rating: z.int(),
  comment: z.string(),
  createdAt: instant,
  answer: z.string().describe('Empty without one'),
  answeredAt: instant.nullable(),
};

/** As everybody reads it. */
export const reviewView = z
  .object({
    ...published,
    authorName: z.string().describe('Masked'),
    mine: z.boolean().describe('Whether the caller wrote it'),
  })
  .meta({ id: 'Review' });

/** As its author and whom it is about read it. */
export const ownReviewView = z
  .object({
    ...published,
    subject: z.enum(reviewSubjects),
    mine: z.boolean().describe('Whether the caller wrote it'),
    rentalId: z.uuid(),
    itemId: z.uuid(),
    itemTitle: z.string(),
    authorName: z.string(),
    reviewedName: z.string(),
    published: z.boolean().describe('Whether others read it; until then its author alone does'),
    publishAt: instant.describe('When it is published although the other party has not written'),
    hidden: z.boolean().describe('By staff'),
    answerable: z.boolean().describe('Whether the caller may answer it'),
  })
  .meta({ id: 'OwnReview' });

/** What a party of a rental may write of it, and may read. */
export const rentalReviewsView = z
  .object({
    party: z.enum(['renter', 'owner']).describe("The caller's"),
    writable: z.boolean(),
    closesAt: instant.nullable().describe('Until when; null for a rental that is not reviewed'),
    otherHasWritten: z.boolean().describe('What, the caller reads once both have or nobody can'),
    reviews: z.array(ownReviewView),
  })
  .meta({ id: 'RentalReviews' });

/** A rental of which the caller may write. */
export const awaitedReviewView = z
  .object({
    rentalId: z.uuid(),
    itemId: z.uuid(),
    itemTitle: z.string(),
    itemImage: z.string().nullable(),
    party: z.enum(['renter', 'owner']).describe("The caller's"),
    otherName: z.string(),
    closesAt: instant.describe('Until when'),
    otherHasWritten: z.boolean(),
  })
  .meta({ id: 'AwaitedReview' });

export const staffReviewView = z
  .object({
    ...published,
    subject: z.enum(reviewSubjects),
    rentalId: z.uuid(),
    itemId: z.uuid(),
    itemTitle: z.string(),
    authorId: z.uuid(),
    authorName: z.string(),
    reviewedId: z.uuid(),
    reviewedName: z.string(),
    published: z.boolean(),
    hidden: z.boolean(),
  })
  .meta({ id: 'StaffReview' });

export type ReviewView = z.infer<typeof reviewView>;
export type OwnReviewView = z.infer<typeof ownReviewView>;
export type RentalReviewsView = z.infer<typeof rentalReviewsView>;
export type AwaitedReviewView = z.infer<typeof awaitedReviewView>;
export type StaffReviewView = z.infer<typeof staffReviewView>;

const mostCharacters = 1000;

const opinion = z.object({
  rating: z
    .int('Choisissez de une à cinq étoiles')
    .min(1, 'Choisissez de une à cinq étoiles')
    .max(5, 'Choisissez de une à cinq étoiles'),
  comment: longText().max(mostCharacters).default(''),
});

/** A renter writes of the object and of its owner, an owner of the renter. */
export const newReviews = z
  .object({
    item: opinion.optional(),
    owner: opinion.optional(),
    renter: opinion.optional(),
  })
  .meta({ id: 'NewReviews' });

export const newAnswer = z.object({ answer: longText().min(2).max(mostCharacters) });

export const reviewParams = z.object({ id: z.uuid() });

export const reviewListing = listing.extend({
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

export const moderation = z.object({ reason: longText().min(3).max(500) });

export const staffReviewList = paging(['createdAt', 'rating']).extend({
  q: z.string().trim().max(100).optional().describe('Part of the words or of the answer'),
  hidden: z.stringbool().optional(),
  itemId: z.uuid().optional(),
  authorId: z.uuid().optional(),
  reviewedId: z.uuid().optional(),
});

export type NewReviews = z.output<typeof newReviews>;
export type StaffReviewList = z.output<typeof staffReviewList>;
