import { z } from 'zod';

/** Signs that turn the direction of what follows: a line of the log would be read otherwise than it is. */
const turning = /[\u202a-\u202e\u2066-\u2069]/;

/** Why one of the staff does something, kept in the audit log. */
export const staffReason = z
  .string()
  .trim()
  .min(3)
  .max(300)
  .refine(
    (text) => !turning.test(text),
    'Retirez les signes invisibles qui inversent le sens de lecture.',
  );
