import { z } from 'zod';

/** In one spelling, by which one's own is known. */
export const blockParams = z.object({ userId: z.uuid().toLowerCase() });
export type BlockParams = z.infer<typeof blockParams>;

export const blockedMemberView = z
  .object({
    id: z.uuid(),
    /** Masked. */
    name: z.string(),
    /** An address of a picture. */
    avatar: z.string(),
    blocked_at: z.iso.datetime(),
  })
  .meta({ id: 'BlockedMember' });
export type BlockedMemberView = z.infer<typeof blockedMemberView>;
