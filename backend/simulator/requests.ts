import { z } from 'zod';
import { confusions } from './confusion.js';
import { invalidFields } from './errors.js';
import { feesStatements } from './fees-statement.js';
import type { TransactionType } from './scenarios.js';

const short = z.string().max(15);

/** The body of a payment or a payout call. `amount` in whole XAF. */
export const initiation = (type: TransactionType) =>
  z.object({
    agent: z.string().min(1),
    amount: z.int().positive(),
    product: short.min(1),
    reference: short.regex(/^[A-Za-z0-9]+$/),
    service: z.literal('RESTFUL'),
    callback_url_code: z.string().min(1),
    customer_account_number: z.string().regex(/^0\d{8}$/),
    merchant_operation_account_code: z.string().min(1),
    transaction_type: z.literal(type),
    operator_code: z.string().min(1),
    owner_charge: z.enum(['MERCHANT', 'CUSTOMER']),
    free_info: short.optional(),
  });

export const statusQuery = z.object({
  transactionId: z.string().min(1),
  accountOperationCode: z.string().min(1),
  transactionOperation: z.enum(['PAYMENT', 'GIVE_CHANGE']),
});

export const renewal = z.object({
  operationAccountCode: z.string().min(1),
  password: z.string().min(1),
  receptionUrlCode: z.string().optional(),
});

export const controls = z.strictObject({
  speed: z.number().positive().optional(),
  /** seconds */
  advance: z.number().nonnegative().optional(),
  holdReplies: z.boolean().optional(),
  confusion: z.enum(confusions).optional(),
  feesStatement: z.enum(feesStatements).optional(),
  statusCodes: z.boolean().optional(),
  redirectTo: z.url().nullable().optional(),
  refuseSecrets: z.boolean().optional(),
  refuseRenewals: z.boolean().optional(),
  refusalStatus: z.union([z.literal(401), z.literal(403)]).optional(),
  expireSecrets: z.literal(true).optional(),
  dropCallbacks: z.boolean().optional(),
  duplicateCallbacks: z.int().positive().optional(),
  holdCallbacks: z.boolean().optional(),
});

/** A transaction that the gateway settled in the past. `amount` in whole XAF. */
export const pastTransaction = z.strictObject({
  merchant_reference_id: short.regex(/^[A-Za-z0-9]+$/),
  type: z.enum(['PAYMENT', 'GIVE_CHANGE']),
  operator: z.string().min(1),
  account: z.string().min(1),
  customer_account_number: z.string().regex(/^0\d{8}$/),
  amount: z.int().positive(),
  fees: z.int().nonnegative().default(0),
  created_at: z.iso.datetime(),
});

export type PastTransaction = z.output<typeof pastTransaction>;

/** @throws GatewayError 422 that names every wrong field */
export function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const wrong = result.error.issues.map((i) => `${i.path.join('.') || 'body'}: ${i.message}`);
  throw invalidFields(wrong.join('; '));
}
