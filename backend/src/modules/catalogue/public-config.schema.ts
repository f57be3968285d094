import { z } from 'zod';

export const publicConfigView = z
  .object({ contactEmail: z.string(), contactPhone: z.string() })
  .meta({ id: 'PublicConfig' });
export type PublicConfigView = z.infer<typeof publicConfigView>;
