import type { BookLine } from './gateway.js';
import type { CallbackDelivery } from './plan.js';

/** The settings of the gateway simulator for each delivery. */
export const deliverySettings = {
  normal: {},
  dropped: { dropCallbacks: true },
  duplicated: { duplicateCallbacks: 3 },
  reordered: { holdCallbacks: true },
} as const;

/**
 * Whether callbacks were delivered in that way, rather than that there were none.
 *
 * @param lines those of the gateway's book from this history
 * @param held how many callbacks are held back, to be delivered in reverse order
 */
export function isDelivered(
  delivery: CallbackDelivery,
  lines: readonly BookLine[],
  held: number,
): boolean {
  switch (delivery) {
    case 'normal':
      return lines.some(({ callbacks }) => callbacks.length > 0);
    case 'dropped':
      return lines.some(({ callbacks }) => callbacks.some(({ result }) => result === 'dropped'));
    case 'duplicated':
      // The gateway itself sends those of 007 five times.
      return lines.some(
        ({ callbacks, customer_account_number: number }) =>
          callbacks.length >= 3 && !number.endsWith('007'),
      );
    case 'reordered':
      return held >= 2;
  }
}
