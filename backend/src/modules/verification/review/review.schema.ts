import { z } from 'zod';
import { SubmissionStatus } from '../../../platform/database/generated/enums.js';
import { longText } from '../../../platform/http/texts.js';

const longestNote = 500;

export const skipBody = z.object({
  note: longText()
    .max(longestNote, `La note compte ${longestNote} caractères au plus.`)
    .optional()
    .describe('For whoever looks at it next'),
});
export type SkipBody = z.infer<typeof skipBody>;

const queue = z.object({
  position: z
    .int()
    .nullable()
    .describe(
      'The how-manieth of today of the caller, from 1; null when it does not wait for them',
    ),
  total: z.int().describe('How many the caller has decided today, and how many wait'),
  waiting: z.int().describe("How many wait; the caller's own papers are not counted"),
});

export const nextView = queue
  .extend({
    /** Null when none waits that nobody else looks at. */
    id: z.uuid().nullable(),
  })
  .meta({ id: 'NextVerification' });
export type NextView = z.infer<typeof nextView>;

export const reviewView = queue
  .extend({
    status: z.enum(SubmissionStatus),
    decidedByName: z.string().nullable(),
    /** Who looks at it now; null when nobody does. */
    claim: z
      .object({
        name: z.string(),
        isOwn: z.boolean(),
        until: z.iso.datetime(),
      })
      .nullable(),
  })
  .meta({ id: 'VerificationReview' });
export type ReviewView = z.infer<typeof reviewView>;
