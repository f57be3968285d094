import { z } from 'zod';

/** A number of the caller, as the wallet lists it. */
export const payoutMethodView = z
  .object({
    id: z.uuid(),
    operator: z.enum(['airtel', 'moov']),
    operatorLabel: z.string(),
    operationAccountCode: z.string(),
    /** National, nine digits: `077000001`. */
    phoneNumber: z.string(),
    /** The same as people read it, with spaces that do not break: `077 00 00 01`. */
    phoneNumberFormatted: z.string(),
    /** Proposed first; exactly one is, as soon as there are any. */
    preferred: z.boolean(),
    confirmed: z.boolean(),
    /** From when it may receive withdrawals; null until it is confirmed. */
    receivableFrom: z.iso.datetime().nullable(),
  })
  .meta({ id: 'MobileNumber' });

export type PayoutMethodView = z.infer<typeof payoutMethodView>;

export const newPayoutMethod = z.object({
  phoneNumber: z.string().max(30),
  operationAccountCode: z.string().max(60),
});

export type NewPayoutMethod = z.infer<typeof newPayoutMethod>;

export const confirmation = z.object({ token: z.string().min(1).max(200) });

export type ConfirmationBody = z.infer<typeof confirmation>;

export const payoutMethodId = z.object({ id: z.uuid() });

export type PayoutMethodId = z.infer<typeof payoutMethodId>;
