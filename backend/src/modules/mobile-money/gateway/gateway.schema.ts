import { z } from 'zod';
import type { Xaf } from '../../../kernel/xaf.js';
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

/** A number, or a text that says one: nothing is not zero. */
const stated = z.union([z.number(), z.string().trim().min(1).transform(Number)]);

/** XAF; what no book of ours could hold is not understood. */
const xaf = z.number().int().nonnegative().max(2_147_483_647);

export const statusReply = z.object({
  status: z.enum(['PENDING', 'SUCCESS', 'FAILED', 'AMBIGUOUS']),
  /** Read by {@link amountOf}: what is not decided, or failed, needs none. */
  amount: z.unknown().optional(),
  /** Read by {@link feesOf}: strange ones keep no payment from being decided. */
  fees: z.unknown().optional(),
  /** Why it failed (assumed); callbacks state it too. */
  code: code.optional().catch(undefined),
  merchant_reference_id: z.string(),
  customer_account_number: z.string(),
});

/** XAF, of what was settled; null when the status does not say it. */
export const amountOf = ({ amount }: { amount?: unknown }): Xaf | null =>
  stated.pipe(xaf).safeParse(amount).data ?? null;

/**
 * What a status says of the gateway's fees, which are whole francs and part of what it settled.
 *
 * @param amount XAF, settled
 */
export function feesOf({ fees }: { fees?: unknown }, amount: Xaf): GatewayFees {
  if (fees === undefined || fees === null) return 'not stated';
  const parsed = stated.pipe(xaf.max(amount)).safeParse(fees);
  return parsed.success ? parsed.data : 'not understood';
}

export const errorReply = z.object({
  error: z.string(),
  status_code: code.optional().catch(undefined),
  message: z.string().optional(),
});

/** Wrong fields, a refused key, a mismatched account: the contract's answers to what was not done. */
const refusedBeforeDebit = new Set([400, 401, 403, 422]);

/**
 * A clear refusal of what was not done, in the gateway's own words. What cannot be read may come from a server in
 * between, after the order was carried out; and "not found" comes for real transactions too.
 */
export function refusalIn(
  httpStatus: number,
  body: unknown,
): z.infer<typeof errorReply> | undefined {
  if (!refusedBeforeDebit.has(httpStatus)) return undefined;
  return saysNotFound(body) ? undefined : errorReply.safeParse(body).data;
}

/** Whether a reply says, in the gateway's own words, that it knows no such payment. */
export function saysNotFound(body: unknown): boolean {
  const said = errorReply.safeParse(body).data;
  return said?.error === 'TRANSACTION_NOT_FOUND' || `${said?.status_code}` === '4006';
}

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
