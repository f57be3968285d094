import { z } from 'zod';
import { longText } from '../../platform/http/texts.js';

const mostPhotos = 6;

export const somePhotos = z.array(z.uuid()).max(mostPhotos);

/** Why, in the words of whoever asks. */
export const reason = longText().min(10).max(1000);

/** XAF of the security deposit. */
const amount = z.int().nonnegative();

/** When the member did it by the clock of the phone, which may have been without network. */
export const at = z.iso.datetime().optional();

export const returnDeclaration = z.object({ photos: somePhotos.default([]), at }).prefault({});

export const depositClaim = z.object({
  amount: amount.positive(),
  reason,
  photos: somePhotos.min(1),
  at,
});

export const claimOffer = z.object({ amount, reason });

export const words = z.object({ reason, at });

/** What the renter says of an object that is missing, with proof where there is some. */
export const missingAnswer = z.object({ reason, photos: somePhotos.default([]), at });

/** What staff decide that the owner gets. */
export const depositShare = z.object({ amount, reason });

export const photoParams = z.object({ id: z.uuid(), photoId: z.uuid() });

/** Pixels: a thumbnail, or the whole picture. */
export const photoQuery = z.object({
  width: z
    .enum(['320', '1280'])
    .default('1280')
    .transform((width) => Number(width)),
});

export type ReturnDeclaration = z.output<typeof returnDeclaration>;
export type DepositClaim = z.output<typeof depositClaim>;
export type ClaimOffer = z.output<typeof claimOffer>;
export type MissingAnswer = z.output<typeof missingAnswer>;
export type Words = z.output<typeof words>;
export type DepositShare = z.output<typeof depositShare>;
export type PhotoParams = z.output<typeof photoParams>;
export type PhotoQuery = z.output<typeof photoQuery>;
