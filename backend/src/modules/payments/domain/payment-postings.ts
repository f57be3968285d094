import {
  escrow,
  hold,
  type Posting,
  payoutTransit,
  provider,
  securityDeposit,
  suspense,
  wallet,
} from '../../../kernel/posting.js';
import type { Xaf } from '../../../kernel/xaf.js';

/**
 * What a payment does to the money, whatever it is for: what is set aside when it begins, where all
 * of it goes when it succeeds, and how it comes back when it fails.
 */

export type PaymentPurpose = 'rental' | 'top_up' | 'withdrawal';

export interface PaymentFacts {
  id: string;
  purpose: PaymentPurpose;
  userId: string;
  operator: string;
  /** XAF through the gateway */
  amount: Xaf;
  /** XAF from the payer's wallet, for a rental */
  walletAmount: Xaf;
}

/** Until it is decided, what comes from the wallet can be spent on nothing else. */
export function setAside(payment: PaymentFacts): Posting[] {
  const { userId, amount, walletAmount } = payment;
  const set = payment.purpose === 'withdrawal' ? amount : walletAmount;
  return [{ from: wallet(userId), to: asideOf(payment), amount: set }];
}

/** It failed: the wallet has back what was set aside. */
export function release(payment: PaymentFacts): Posting[] {
  return setAside(payment).map(({ from, to, amount }) => ({ from: to, to: from, amount }));
}

/** It made a rental: rent to its escrow, deposit held. */
export function payRental(payment: PaymentFacts, rental: { id: string; deposit: Xaf }): Posting[] {
  const paid = escrow(rental.id);
  return [
    { from: provider(payment.operator), to: paid, amount: payment.amount },
    { from: hold(payment.id), to: paid, amount: payment.walletAmount },
    { from: paid, to: securityDeposit(rental.id), amount: rental.deposit },
  ];
}

/**
 * Money that came in is the member's: a top-up, or a rental that can no longer be made.
 *
 * @param moved XAF that really came through the gateway
 */
export function creditWallet(payment: PaymentFacts, moved: Xaf): Posting[] {
  return [
    { from: provider(payment.operator), to: wallet(payment.userId), amount: moved },
    ...release(payment),
  ];
}

/**
 * A withdrawal was paid out. What was asked and not paid goes back to the wallet; what was paid
 * beyond is for the house to recover.
 *
 * @param moved XAF that really went through the gateway
 */
export function payOut(payment: PaymentFacts, moved: Xaf): Posting[] {
  const { amount, operator, userId } = payment;
  const asked = Math.min(moved, amount);
  return [
    { from: asideOf(payment), to: provider(operator), amount: asked },
    { from: asideOf(payment), to: wallet(userId), amount: amount - asked },
    { from: suspense, to: provider(operator), amount: moved - asked },
  ];
}

function asideOf({ id, purpose, userId }: PaymentFacts) {
  return purpose === 'withdrawal' ? payoutTransit(id, userId) : hold(id);
}
