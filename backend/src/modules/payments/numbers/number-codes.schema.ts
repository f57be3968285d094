import { z } from 'zod';

const phoneNumber = z.string().min(1).max(30);

export const numberCodeRequest = z.object({ phoneNumber }).meta({ id: 'NumberCodeRequest' });
export type NumberCodeRequest = z.infer<typeof numberCodeRequest>;

export const numberCode = z
  .object({
    phoneNumber,
    code: z
      .string()
      .transform((code) => code.replace(/\s/g, ''))
      .pipe(z.string().regex(/^\d{6}$/, 'Saisissez les 6 chiffres du SMS.')),
  })
  .meta({ id: 'NumberCode' });
export type NumberCode = z.infer<typeof numberCode>;
