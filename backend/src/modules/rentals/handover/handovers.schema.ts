import { z } from 'zod';
import { at, reason, somePhotos } from '../returns.schema.js';

export const handover = z.object({ code: z.string().regex(/^\d{4}$/), at });

export const handoverPhotos = z.object({ photos: somePhotos.min(1), at });

/** What staff decide: the rental goes on, or ends with XAF of the rent that the owner keeps. */
export const handoverDecision = z.discriminatedUnion('handedOver', [
  z.object({ handedOver: z.literal(true), reason }),
  z.object({ handedOver: z.literal(false), keptRent: z.int().nonnegative(), reason }),
]);

/** Why the other one is wrong, with proof where there is some. */
export const denial = z.object({ reason, photos: somePhotos.default([]), at });

export type Handover = z.output<typeof handover>;
export type HandoverPhotos = z.output<typeof handoverPhotos>;
export type HandoverDecision = z.output<typeof handoverDecision>;
export type Denial = z.output<typeof denial>;
