import { z } from 'zod';
import { unwritableLetter } from '../../kernel/texts/writable.js';
import { oneLine, seenLength, severalLines } from '../../kernel/texts/written.js';

/** A text of one line that is stored, without what no reader sees. */
export const lineText = (error?: string) => z.string(error).overwrite(oneLine);

/** A text of several lines that is stored, without what no reader sees. */
export const longText = (error?: string) => z.string(error).overwrite(severalLines);

/** Refuses a text of which a reader sees too little. */
export const seenAtLeast =
  (least: number, error = `Écrivez au moins ${least} lettres.`) =>
  (text: z.ZodString) =>
    text
      .min(least, { error, abort: true })
      .refine((written) => seenLength(written) >= least, error);

/** Refuses letters that a contract or a receipt could not show. */
export const writable = (text: z.ZodString) =>
  text.superRefine((written, context) => {
    const letter = unwritableLetter(written);
    if (!letter) return;
    const message = `Écrivez en lettres latines : « ${letter} » ne peut pas figurer dans un contrat.`;
    context.addIssue({ code: 'custom', message });
  });
