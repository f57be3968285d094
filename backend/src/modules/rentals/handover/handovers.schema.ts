import { z } from 'zod';
import { at, reason, somePhotos } from '../returns.schema.js';

export const handover = z.object({ code: z.string().regex(/^\d{4}$/), at });

export const handoverPhotos = z.object({ photos: somePhotos.min(1), at });

/** What staff decide: the rental goes on, or ends with XAF of the rent that the owner keeps. */
export const handoverDecision = z
  .object({
    handedOver: z.boolean(),
    /** Of a rental that ends. */
    keptRent: z.int().nonnegative().optional(),
    reason,
  })
  .refine(({ handedOver, keptRent }) => handedOver === (keptRent === undefined), {
    path: ['keptRent'],
    message: 'for a rental that ends, and no other',
  });

/** Why the other one is wrong, with proof where there is some. */
export const denial = z.object({ reason, photos: somePhotos.default([]), at });

export type Handover = z.output<typeof handover>;
export type HandoverPhotos = z.output<typeof handoverPhotos>;
export type HandoverDecision = z.output<typeof handoverDecision>;
export type Denial = z.output<typeof denial>;
