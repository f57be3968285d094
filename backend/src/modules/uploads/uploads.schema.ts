import { z } from 'zod';
import { longText } from '../../platform/http/texts.js';

export const uploadQuery = z.object({
  preset: z.enum(['item', 'identity', 'avatar', 'rental', 'message']),
  id: z
    .uuid()
    .optional()
    .describe('Chosen by the client: a picture sent again under the same id is stored once'),
});
export type UploadQuery = z.infer<typeof uploadQuery>;

export const uploadParams = z.object({ id: z.uuid() });

export const privateFileQuery = z.object({
  reason: longText()
    .min(3)
    .max(200)
    .optional()
    .describe('Why staff look at it: they are asked for it, and it is on record'),
});

export const uploadView = z
  .object({
    id: z.uuid(),
    /** For items and avatars public; for others one that answers their owner, identity files staff too. */
    url: z.string(),
    /** Pixels of the largest copy. */
    width: z.int(),
    height: z.int(),
  })
  .meta({ id: 'Upload' });
export type UploadView = z.infer<typeof uploadView>;
