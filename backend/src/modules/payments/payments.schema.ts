import { z } from 'zod';

const day = z.iso.date();

export const paymentRequest = z
  .object({
    /** XAF; refused when it is not the quote's */
    totalPrice: z.int().positive(),
    /** The item's title, as the payer saw it. */
    item: z.string().max(300),
    phoneNumber: z.string().max(30),
    operationAccountCode: z.string().max(60),
    itemId: z.uuid(),
    startDate: day,
    endDate: day,
    /** Delivery address and phone number, for the owner. */
    notes: z.string().max(1000).default(''),
  })
  .meta({ id: 'PaymentRequest' });

export type PaymentRequest = z.output<typeof paymentRequest>;

export const paymentId = z.object({ id: z.uuid() });

export const callbackToken = z.object({ token: z.string() });

const status = z.enum([
  'created',
  'submitting',
  'pending',
  'unknown',
  'review',
  'succeeded',
  'failed',
]);

export const paymentView = z
  .object({
    paymentId: z.uuid(),
    status,
    /** Null while undecided, and when the days were gone: the money is then in the payer's wallet. */
    rental_id: z.uuid().nullable(),
    paymentResponse: z.object({
      /** 200 confirmed, 202 being decided, 402 refused, 408 not decided within 90 seconds */
      code: z.union([z.literal(200), z.literal(202), z.literal(402), z.literal(408)]),
    }),
    /** Until when the call waits and the screen counts down. */
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'Payment' });

export type PaymentView = z.infer<typeof paymentView>;

export const openPaymentView = z
  .object({
    paymentId: z.uuid(),
    status,
    amount: z.int(),
    itemTitle: z.string(),
    startDate: day,
    endDate: day,
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'OpenPayment' });

export type OpenPaymentView = z.infer<typeof openPaymentView>;

export const operatorView = z
  .object({
    code: z.enum(['airtel', 'moov', 'card']),
    label: z.string(),
    operationAccountCode: z.string(),
    enabled: z.boolean(),
    hint: z.string(),
  })
  .meta({ id: 'Operator' });

export const staffPaymentView = z
  .object({
    id: z.uuid(),
    reference: z.string(),
    gatewayReference: z.string().nullable(),
    status,
    amount: z.int(),
    operator: z.string(),
    phoneNumber: z.string(),
    payerId: z.uuid(),
    payerName: z.string(),
    itemTitle: z.string(),
    rentalId: z.uuid().nullable(),
    failureCode: z.string().nullable(),
    createdAt: z.iso.datetime(),
    decidedAt: z.iso.datetime().nullable(),
    events: z.array(
      z.object({
        from: status.nullable(),
        to: status,
        detail: z.string(),
        at: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'StaffPayment' });

export type StaffPaymentView = z.infer<typeof staffPaymentView>;

export const callbackAcknowledgement = z.object({
  responseCode: z.union([z.number(), z.string()]),
  transactionId: z.string(),
});

export const paymentStatus = status;
