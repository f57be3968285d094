import { z } from 'zod';

/** `Rating` of the kernel, as calls answer it. */
export const ratingView = z.object({ average: z.number(), count: z.int() });
