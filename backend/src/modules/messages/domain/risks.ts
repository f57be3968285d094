import { asksForOutsidePayment } from './outside-payment.js';
import { continuesPhoneNumber, hasPhoneNumber } from './phone-in-text.js';

/** What a reader is warned of. */
export const risks = ['phone-number', 'outside-payment'] as const;
export type Risk = (typeof risks)[number];

/** How many messages before one may hold the beginning of its number. */
export const piecesLookedBack = 5;

/**
 * What the reader of a message may have to beware of: decided once, when it is written. The message stays as it is: nothing is
 * blocked.
 *
 * @param before of the same sender, just before, oldest first
 */
export function risksOf(text: string, before: readonly string[]): Risk[] {
  return [
    ...(hasPhoneNumber(text) || continuesPhoneNumber(text, before)
      ? (['phone-number'] as const)
      : []),
    ...(asksForOutsidePayment(text) ? (['outside-payment'] as const) : []),
  ];
}

/** What of it is shown once the rental was accepted: the parties then see each other's numbers anyway. */
export function risksShown(found: readonly Risk[], isAgreed: boolean): Risk[] {
  return found.filter((risk) => !isAgreed || risk !== 'phone-number');
}
