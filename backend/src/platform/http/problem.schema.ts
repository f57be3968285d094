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
    /** How things stand, where the caller thought otherwise. */
    state: z.record(z.string(), z.string()).optional(),
  })
  .meta({ id: 'Problem' });

export type Problem = z.infer<typeof problem>;
