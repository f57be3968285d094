import { z } from 'zod';

/** A number of the caller, as the wallet lists it. */
export const mobileNumberView = z
  .object({
    id: z.uuid(),
    operator: z.enum(['airtel', 'moov']),
    operatorLabel: z.string(),
    operationAccountCode: z.string(),
    /** National, nine digits: `077000001`. */
    phoneNumber: z.string(),
    /** Proposed first; exactly one is, as soon as there are any. */
    preferred: z.boolean(),
    confirmed: z.boolean(),
    /** From when it may receive withdrawals; null until it is confirmed. */
    receivableFrom: z.iso.datetime().nullable(),
  })
  .meta({ id: 'MobileNumber' });

export type MobileNumberView = z.infer<typeof mobileNumberView>;

export const newNumber = z.object({
  phoneNumber: z.string().max(30),
  operationAccountCode: z.string().max(60),
});

export type NewNumber = z.infer<typeof newNumber>;

export const confirmation = z.object({ token: z.string().min(1).max(200) });

export type ConfirmationBody = z.infer<typeof confirmation>;

export const numberId = z.object({ id: z.uuid() });

export type NumberId = z.infer<typeof numberId>;
