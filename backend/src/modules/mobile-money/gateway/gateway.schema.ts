import { z } from 'zod';
import type { GatewayFees } from './gateway-status.js';

/** What the gateway answers; fields we do not use are left unread. */

const code = z.union([z.number(), z.string()]);

export const initiationReply = z.object({
  status: z.string(),
  /** Why, when a payout's final status is a failure. */
  status_code: code.optional().catch(undefined),
  reference_id: z.string().optional(),
  message: z.string().optional(),
});

/** XAF; what no book of ours could hold is not understood. */
const xaf = z.number().int().nonnegative().max(2_147_483_647);

export const statusReply = z.object({
  status: z.enum(['PENDING', 'SUCCESS', 'FAILED', 'AMBIGUOUS']),
  amount: z.coerce.number().pipe(xaf),
  /** Read by {@link feesOf}: strange ones keep no payment from being decided. */
  fees: z.unknown().optional(),
  /** Why it failed (assumed); callbacks state it too. */
  code: code.optional().catch(undefined),
  merchant_reference_id: z.string(),
  customer_account_number: z.string(),
});

/** What a status says of the gateway's fees, which are whole francs and part of what it settled. */
export function feesOf({ amount, fees }: z.infer<typeof statusReply>): GatewayFees {
  if (fees === undefined || fees === null) return 'not stated';
  const stated = z.union([z.number(), z.string().trim().min(1).transform(Number)]);
  const parsed = stated.pipe(xaf.max(amount)).safeParse(fees);
  return parsed.success ? parsed.data : 'not understood';
}

export const errorReply = z.object({ error: z.string(), message: z.string().optional() });

export const secretReply = z.object({
  secret: z.string().min(1),
  /** Seconds. */
  expires_in: z.coerce.number().int().positive(),
});

/** The part of a callback that says which payment it is about, and how that ended. */
export const callback = z.object({
  transactionId: z.string().max(100),
  merchantReferenceId: z.string().max(100),
  status: z.string().optional().catch(undefined),
  code: code.optional(),
});

export type Callback = z.infer<typeof callback>;
