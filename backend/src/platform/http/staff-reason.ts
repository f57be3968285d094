import { z } from 'zod';

/** Signs that turn the direction of what follows: a line of the log would be read otherwise than it is. */
const turning = /[\u202a-\u202e\u2066-\u2069]/;

/** What staff write for each other, or for a member: it is read as it was written. */
export const staffText = (text: z.ZodString): z.ZodString =>
  text.refine(
    (written) => !turning.test(written),
    'Retirez les signes invisibles qui inversent le sens de lecture.',
  );

/** Why one of the staff does something, kept in the audit log. */
export const staffReason = staffText(z.string().trim().min(3).max(300));
