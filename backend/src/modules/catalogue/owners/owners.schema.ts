import { z } from 'zod';
import { listing } from '../../../platform/http/listing.js';
import { ratingView } from '../../../platform/http/rating.schema.js';

export const ownerPageView = z
  .object({
    id: z.uuid(),
    name: z
      .string()
      .describe('Masked for everyone but the owner, their accepted renters and staff'),
    avatar: z.string(),
    since: z.iso.datetime(),
    verified: z.boolean().describe('Whether the identity is verified'),
    rating: ratingView,
    answers: z
      .object({
        rate: z.int().describe('Percent of the last requests that were answered'),
        typicalMinutes: z.int().nullable().describe('Half of the answers came within'),
      })
      .nullable()
      .describe('Null while too few requests were decided'),
    rentals: z.int().describe('How many of their rentals have ended'),
  })
  .meta({ id: 'OwnerPage' });

export const ownerIdParams = z.object({ id: z.uuid() });
export const ownerItems = listing.extend({
  limit: z.coerce.number().int().min(1).max(100).default(24),
});

export type OwnerPageView = z.infer<typeof ownerPageView>;
