import { z } from 'zod';
import { type ErrorCode, errorCatalogue } from '../../kernel/errors.js';

/** The body of every refusal. */
export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.enum(Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]]),
    errors: z.array(z.object({ path: z.string(), message: z.string() })),
  })
  .meta({ id: 'Problem' });

export type Problem = z.infer<typeof problem>;
