import { z } from 'zod';
import { formatXaf } from '../../../../kernel/xaf.js';
import { gatewayAnswers } from '../../../mobile-money/index.js';
import type { Word } from '../gateway-word.js';

/** What the gateway said when an act was proposed; null when it was not to be asked. */
export const wordRequest = z
  .object({
    said: z.union([z.int(), z.literal('under way')]).nullable(),
    answer: z.enum(gatewayAnswers),
  })
  .nullable();

/** As staff read it. */
export function wordInFrench(word: Word | null): string {
  if (!word) return 'pas interrogé';
  const { said, answer } = word;
  if (said === 'under way') return 'encore en attente';
  if (typeof said === 'number' && said > 0) return `${formatXaf(said)} déplacés`;
  if (said === 0) return 'aucun argent déplacé';
  return answer === 'NOT_FOUND' ? 'ne connaît pas ce paiement' : 'aucune réponse utilisable';
}
