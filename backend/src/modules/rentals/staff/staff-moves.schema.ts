import { z } from 'zod';
import { deadlines, mostPostponedHours } from '../domain/postponement.js';
import { reason } from '../returns.schema.js';

const amount = z.int().nonnegative();

/** What staff decide of the rent of a rental that ends: both parts, as they were shown. */
export const staffCancellation = z.object({
  refund: amount.describe('XAF of the rent that goes back to the renter'),
  keptRent: amount.describe('XAF of the rent that the owner keeps: all the rest'),
  reason,
});

/** For what staff give more time, and how much. */
export const deadlinePostponement = z.object({
  deadline: z.enum(deadlines),
  hours: z.int().min(1).max(mostPostponedHours),
  reason,
});

export type StaffCancellation = z.output<typeof staffCancellation>;
export type DeadlinePostponement = z.output<typeof deadlinePostponement>;
