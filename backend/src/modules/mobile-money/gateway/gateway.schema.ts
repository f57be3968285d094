import { z } from 'zod';

/** What the gateway answers; fields we do not use are left unread. */

export const initiationReply = z.object({
  status: z.string(),
  reference_id: z.string().optional(),
  message: z.string().optional(),
});

export const statusReply = z.object({
  status: z.enum(['PENDING', 'SUCCESS', 'FAILED', 'AMBIGUOUS']),
  /** XAF; what no book of ours could hold is not understood. */
  amount: z.coerce.number().int().nonnegative().max(2_147_483_647),
  merchant_reference_id: z.string(),
  customer_account_number: z.string(),
});

export const errorReply = z.object({ error: z.string() });

export const secretReply = z.object({
  secret: z.string().min(1),
  /** Seconds. */
  expires_in: z.coerce.number().int().positive(),
});

/** The part of a callback that says which payment it is about. */
export const callback = z.object({
  transactionId: z.string().max(100),
  merchantReferenceId: z.string().max(100),
  code: z.union([z.number(), z.string()]).optional(),
});

export type Callback = z.infer<typeof callback>;
