import type { Xaf } from '../../../kernel/xaf.js';

/** What payouts may still take at an operator, and at most what members may withdraw by it, in XAF. */
export interface FloatFigures {
  available: Xaf;
  withdrawable: Xaf;
}

/** XAF that an operator would have to hold more, to pay all that may be withdrawn by it and still hold a margin. */
export function missingOf({ available, withdrawable }: FloatFigures, margin: Xaf): Xaf {
  // Of an operator by which nothing may be withdrawn nothing is to be held.
  return withdrawable > 0 ? Math.max(0, withdrawable + margin - available) : 0;
}

export function isShort(figures: FloatFigures, margin: Xaf): boolean {
  return missingOf(figures, margin) > 0;
}
