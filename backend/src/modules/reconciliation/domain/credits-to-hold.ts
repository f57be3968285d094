import type { Xaf } from '../../../kernel/xaf.js';
import type { CreditToHold } from '../../wallet/index.js';

interface DoubtedPayment {
  id: string;
  purpose: string;
  userId: string;
  /** Of the object that is paid for; null for other purposes. */
  ownerId: string | null;
  rentalId: string | null;
  /** XAF that was to go through the gateway */
  amount: Xaf;
  /** XAF that went by our book */
  settled: Xaf;
}

/**
 * What a payment has credited that did not succeed at the gateway. Money that came in was its payer's; when it
 * made or extended a rental, renter and owner may each have got any part of it, as rent, deposit or what comes back: of both,
 * as much is held as the rental has brought them, up to the payment. Of a payout, what our book
 * says did not leave went back to its member.
 */
export function creditsToHold(payment: DoubtedPayment): CreditToHold[] {
  const { id: paymentId, purpose, userId, ownerId, rentalId, amount, settled } = payment;
  if (purpose === 'withdrawal' || purpose === 'refund') {
    return held({ paymentId, userId, rentalId, amount: amount - settled });
  }
  return [
    ...held({ paymentId, userId, rentalId, amount: settled }),
    ...(rentalId && ownerId ? held({ paymentId, userId: ownerId, rentalId, amount: settled }) : []),
  ];
}

const held = (credit: CreditToHold): CreditToHold[] => (credit.amount > 0 ? [credit] : []);
