import { z } from 'zod';

export const uploadQuery = z.object({ preset: z.enum(['item', 'identity', 'avatar']) });
export type UploadQuery = z.infer<typeof uploadQuery>;

export const uploadParams = z.object({ id: z.uuid() });

export const uploadView = z
  .object({
    id: z.uuid(),
    /** For items and avatars public; for identity files one that answers its owner and staff. */
    url: z.string(),
    /** Pixels of the largest copy. */
    width: z.int(),
    height: z.int(),
  })
  .meta({ id: 'Upload' });
export type UploadView = z.infer<typeof uploadView>;
