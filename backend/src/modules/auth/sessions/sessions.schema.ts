import { z } from 'zod';
import { staffReason } from '../../../platform/http/staff-reason.js';

export const signInView = z
  .object({
    id: z.uuid(),
    /** Browser and system: `Chrome sur Android`. */
    name: z.string(),
    /** Null when the browser does not say. */
    kind: z.enum(['phone', 'tablet', 'computer']).nullable(),
    signedInAt: z.iso.datetime(),
    /** To within a quarter of an hour. */
    lastUsedAt: z.iso.datetime(),
    /** Whether the call was made with it. */
    isCurrent: z.boolean(),
  })
  .meta({ id: 'SignIn' });
export type SignInView = z.infer<typeof signInView>;

export const endSessionsBody = z.object({ reason: staffReason });
export type EndSessionsBody = z.infer<typeof endSessionsBody>;

export const signInParams = z.object({ id: z.uuid() });
export type SignInParams = z.infer<typeof signInParams>;
