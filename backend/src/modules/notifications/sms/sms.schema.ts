import { z } from 'zod';

export const numberBody = z.object({ phoneNumber: z.string().min(1).max(30) });
export type NumberBody = z.infer<typeof numberBody>;

export const codeBody = z.object({
  code: z
    .string()
    .transform((code) => code.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'Saisissez les 6 chiffres du SMS.')),
});
export type CodeBody = z.infer<typeof codeBody>;

export const numberView = z
  .object({ phoneNumber: z.string().nullable(), isConfirmed: z.boolean() })
  .meta({ id: 'SmsNumber' });

/** What the SMS service sends for each answer of a phone. */
export const answerBody = z.object({
  id: z.string().min(1).max(100).describe('Its own, the same when it is delivered again'),
  from: z.string().min(1).max(30),
  text: z.string().max(1_000),
});
export type AnswerBody = z.infer<typeof answerBody>;
