import type { Xaf } from '../../../kernel/xaf.js';

/** What became of the money of one number, which the database adds up (`refundable_parts`). Amounts in XAF. */
export interface NumberRefunds {
  operator: string;
  /** National, nine digits. */
  phoneNumber: string;
  /** What came from it. */
  received: Xaf;
  /** What of it the wallet has been given: the rest was spent on rentals. */
  credited: Xaf;
  sentBack: Xaf;
  /** Refunds on their way to it. */
  inTransit: Xaf;
}

/** XAF that may go back to a number now; more may have gone to it than was asked. */
export function refundableOf({ credited, sentBack, inTransit }: NumberRefunds): Xaf {
  return Math.max(0, credited - sentBack - inTransit);
}
