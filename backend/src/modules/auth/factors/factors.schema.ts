import { z } from 'zod';

export const secondStepWay = z.enum(['passkey', 'app', 'recovery']);
export type SecondStepWay = z.infer<typeof secondStepWay>;

export const recoveryCodesView = z
  .object({
    /** Shown once; null when the member has some already. */
    recoveryCodes: z.array(z.string()).nullable(),
  })
  .meta({ id: 'RecoveryCodes' });
