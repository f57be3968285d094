import type { Xaf } from '../../../kernel/xaf.js';

/** A number of an operator. */
export interface MobileNumber {
  operator: string;
  /** National, nine digits. */
  phoneNumber: string;
}

/** A payment that came from a number. */
export interface Received extends MobileNumber {
  /** XAF that really came. */
  amount: Xaf;
  /** XAF that the wallet has gained since by what was paid for, however it was paid. */
  credited: Xaf;
}

/** A refund that goes or went back to a number. */
export interface SentBack extends MobileNumber {
  /** XAF asked for, or really sent once it is decided; 0 when it failed. */
  amount: Xaf;
  isDecided: boolean;
}

/** What became of the money of one number. Amounts in XAF. */
export interface NumberRefunds extends MobileNumber {
  /** What came from it. */
  received: Xaf;
  /** What of it the wallet has been given: the rest was spent on rentals. */
  credited: Xaf;
  sentBack: Xaf;
  /** Refunds on their way to it. */
  inTransit: Xaf;
}

/** What has come from each number and gone back to it, in the order in which they first paid. */
export function refundsByNumber(
  received: readonly Received[],
  sent: readonly SentBack[],
): NumberRefunds[] {
  const numbers = new Map<string, NumberRefunds>();
  const of = ({ operator, phoneNumber }: MobileNumber): NumberRefunds => {
    const key = `${operator} ${phoneNumber}`;
    const none = { operator, phoneNumber, received: 0, credited: 0, sentBack: 0, inTransit: 0 };
    const number = numbers.get(key) ?? none;
    numbers.set(key, number);
    return number;
  };
  for (const payment of received) {
    const number = of(payment);
    number.received += payment.amount;
    number.credited += Math.min(payment.amount, payment.credited);
  }
  for (const refund of sent) {
    of(refund)[refund.isDecided ? 'sentBack' : 'inTransit'] += refund.amount;
  }
  return [...numbers.values()];
}

/** XAF that may go back to a number now; more may have gone to it than was asked. */
export function refundableOf({ credited, sentBack, inTransit }: NumberRefunds): Xaf {
  return Math.max(0, credited - sentBack - inTransit);
}
