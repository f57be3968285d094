import {
  type Account,
  earnings,
  escrow,
  fees,
  hold,
  type Posting,
  payoutTransit,
  provider,
  securityDeposit,
  suspense,
  unclaimed,
  wallet,
} from '../../../kernel/posting.js';
import type { Xaf } from '../../../kernel/xaf.js';

/**
 * What a payment does to the money, whatever it is for: what is reserved when it begins, where all
 * of it goes when it succeeds, and how it comes back when it fails.
 */

/** Purposes for which money goes to a member's number; for the others it comes from one. */
export const payoutPurposes = ['withdrawal', 'refund'] as const;

/** Purposes that pay for days of a rental. */
export const rentalPurposes = ['rental', 'extension'] as const;

/** Purposes for which money comes from a member's number. */
export const chargePurposes = [...rentalPurposes, 'top_up'] as const;

export const paymentPurposes = [...chargePurposes, ...payoutPurposes] as const;

export type PayoutPurpose = (typeof payoutPurposes)[number];
export type PaymentPurpose = (typeof paymentPurposes)[number];

export function isPayout(purpose: PaymentPurpose): purpose is PayoutPurpose {
  return payoutPurposes.some((payout) => payout === purpose);
}

/** Who bears the difference when a payment is put right: its payer, or Loka. */
export const rightingBearers = ['member', 'loka'] as const;
export type RightingBearer = (typeof rightingBearers)[number];

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

/** Until it is decided, what comes from the wallet is reserved: it can be spent on nothing else. */
export function reserve(payment: PaymentFacts): Posting[] {
  const { userId, amount, walletAmount } = payment;
  const reserved = isPayout(payment.purpose) ? amount : walletAmount;
  return [{ from: wallet(userId), to: reservedIn(payment), amount: reserved }];
}

/** It failed: what was reserved goes back to the wallet. */
export function release(payment: PaymentFacts): Posting[] {
  return reserve(payment).map(({ from, to, amount }) => ({ from: to, to: from, amount }));
}

/** It made a rental: rent to its escrow, deposit held. */
export function payRental(
  payment: PaymentFacts,
  rental: { id: string; securityDeposit: Xaf },
): Posting[] {
  const paid = escrow(rental.id);
  return [
    { from: atOperator(payment), to: paid, amount: payment.amount },
    { from: hold(payment.id), to: paid, amount: payment.walletAmount },
    { from: paid, to: securityDeposit(rental.id), amount: rental.securityDeposit },
  ];
}

/** It extended a rental: the owner has earned the more rent, and can withdraw it as the rest. */
export function payExtension(
  payment: PaymentFacts,
  { ownerId, isRentReleased }: { ownerId: string; isRentReleased: boolean },
): Posting[] {
  const to = isRentReleased ? wallet(ownerId) : earnings(ownerId);
  return [
    { from: atOperator(payment), to, amount: payment.amount },
    { from: hold(payment.id), to, amount: payment.walletAmount },
  ];
}

/**
 * Money that came in is the member's: a top-up, or a rental that can no longer be made.
 *
 * @param settled XAF that really came through the gateway
 */
export function creditWallet(payment: PaymentFacts, settled: Xaf): Posting[] {
  return [
    { from: atOperator(payment), to: wallet(payment.userId), amount: settled },
    ...release(payment),
  ];
}

/**
 * A payout was made. What was requested and not paid goes back to the wallet; what was paid
 * beyond it is for the house to recover.
 *
 * @param settled XAF that really went through the gateway
 */
export function payOut(payment: PaymentFacts, settled: Xaf): Posting[] {
  const { amount, userId } = payment;
  const requested = Math.min(settled, amount);
  return [
    { from: reservedIn(payment), to: atOperator(payment), amount: requested },
    { from: reservedIn(payment), to: wallet(userId), amount: amount - requested },
    { from: suspense, to: atOperator(payment), amount: settled - requested },
  ];
}

/**
 * An operator settled a payment that failed here: what came in is the payer's; what was paid out, after
 * its reserve had gone back to the wallet, is for the house to recover. A payer whose account is deleted has
 * no wallet any more: what came in is kept apart until staff have sent it back.
 *
 * @param settled XAF that really went through the gateway
 */
export function settleLate(
  payment: PaymentFacts,
  { settled, isPayerDeleted }: { settled: Xaf; isPayerDeleted: boolean },
): Posting[] {
  const payers = isPayerDeleted ? unclaimed : wallet(payment.userId);
  return isPayout(payment.purpose)
    ? [{ from: suspense, to: atOperator(payment), amount: settled }]
    : [{ from: atOperator(payment), to: payers, amount: settled }];
}

/**
 * What a decided payment settled is put right: the operator's account gets the difference, from the payer's wallet or
 * from Loka. Put right back to what it was, all is as before.
 *
 * @param righting XAF that the books said was settled, XAF that really was, and who bears the difference
 */
export function putRight(
  payment: PaymentFacts,
  { before, after, bearer }: { before: Xaf; after: Xaf; bearer: RightingBearer },
): Posting[] {
  const operator = atOperator(payment);
  const other = bearer === 'member' ? wallet(payment.userId) : suspense;
  const toOperator = isPayout(payment.purpose) ? after - before : before - after;
  return toOperator >= 0
    ? [{ from: other, to: operator, amount: toOperator }]
    : [{ from: operator, to: other, amount: -toOperator }];
}

/** XAF that a righting credits to the payer's wallet; negative for what it takes. */
export function creditByRighting(...righting: Parameters<typeof putRight>): Xaf {
  return putRight(...righting).reduce(
    (sum, { from, to, amount }) =>
      sum + (to.kind === 'wallet' ? amount : 0) - (from.kind === 'wallet' ? amount : 0),
    0,
  );
}

/**
 * What the gateway kept for itself of what its operator holds. Loka bears it: no member's account is
 * touched.
 *
 * @param charged XAF
 */
export function chargeFees(payment: PaymentFacts, charged: Xaf): Posting[] {
  const { operator, id } = payment;
  return [{ from: fees(operator, id), to: atOperator(payment), amount: charged }];
}

/** The account in which what an operator holds for Loka changes by a payment. */
function atOperator({ operator, id }: PaymentFacts): Account {
  return provider(operator, id);
}

function reservedIn({ id, purpose, userId }: PaymentFacts): Account {
  return isPayout(purpose) ? payoutTransit(id, userId) : hold(id);
}
