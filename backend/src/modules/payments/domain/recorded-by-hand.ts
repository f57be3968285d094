import type { Xaf } from '../../../kernel/xaf.js';
import type { GatewayStatus } from '../../mobile-money/index.js';
import { isPayout, type PaymentPurpose } from './payment-postings.js';

/**
 * What the gateway says that a payment settled, in XAF: nothing of what failed there; null when it does not say.
 * `under way` is a payment that may still go either way.
 */
export type Said = Xaf | 'under way' | null;

/** What admins record of a payment by hand, and what there is to hold it against. Amounts in XAF. */
export interface Finding {
  purpose: PaymentPurpose;
  /** That was to go through the gateway. */
  amount: Xaf;
  /** What the admin says that was settled; 0 of a failure. */
  claimed: Xaf;
  said: Said;
}

/**
 * Whether one admin records it alone, it takes two, or it is not recorded at all: the gateway denies it, is to be asked
 * again, or confirms `most`.
 */
export type Verdict =
  | { by: 'one' | 'two' }
  | { refusal: 'payment-not-confirmed' | 'operator-unanswered' }
  | { most: Xaf };

/** @param before XAF that the gateway had reported earlier, which counts while it is silent; 0 reports nothing */
export function saidOf(answer: GatewayStatus, before: Xaf | null): Said {
  switch (answer.status) {
    case 'SUCCESS':
      return answer.amount;
    case 'FAILED':
      return 0;
    case 'PENDING':
      return 'under way';
    case 'AMBIGUOUS':
    case 'NOT_FOUND':
    case 'NOT_UNDERSTOOD':
      return before || null;
  }
}

/**
 * A decision about a payment in review. One admin records what the gateway says, up to the limit, and while it is
 * silent no more than was asked for. Two may contradict it, but for money that it denies to have come in: that
 * would be the payer's by their word alone, and is given by a correction.
 *
 * @param aloneMost XAF that one admin may move alone
 */
export function judgeDecision(finding: Finding, aloneMost: Xaf): Verdict {
  const { purpose, amount, claimed, said } = finding;
  if (isPayout(purpose)) {
    const agrees = said === claimed || (said === null && claimed <= amount);
    return { by: agrees && Math.max(claimed, amount) <= aloneMost ? 'one' : 'two' };
  }
  if (claimed > 0) {
    const refused = denial(claimed, said ?? amount);
    if (refused) return refused;
    const agrees = said === null || said === claimed;
    return { by: agrees && claimed <= Math.min(amount, aloneMost) ? 'one' : 'two' };
  }
  return { by: typeof said === 'number' && said > 0 ? 'two' : 'one' };
}

/**
 * What was settled of a payment that had failed here. The gateway has to confirm it, money that came in as well as
 * money that left: a silent one is asked again later.
 */
export function judgeLateSettlement(finding: Finding, aloneMost: Xaf): Verdict {
  const { amount, claimed, said } = finding;
  if (said === null) return { refusal: 'operator-unanswered' };
  const refused = denial(claimed, said);
  if (refused) return refused;
  return { by: said === claimed && claimed <= Math.min(amount, aloneMost) ? 'one' : 'two' };
}

/**
 * What a decided payment is put right to, always by two. Where the gateway says what it settled, that is what the books
 * are to say.
 *
 * @returns null when it may be put right so
 */
export function judgeRighting(claimed: Xaf, said: Said): Exclude<Verdict, { by: string }> | null {
  if (said === 'under way') return { refusal: 'payment-not-confirmed' };
  return said === null || said === claimed ? null : { most: said };
}

function denial(claimed: Xaf, most: Xaf | 'under way'): Exclude<Verdict, { by: string }> | null {
  if (most === 'under way' || most === 0) return { refusal: 'payment-not-confirmed' };
  return claimed > most ? { most } : null;
}

/** XAF that a decision moves on an admin's word: what came in, or all that a payout may give back or not. */
export function movedByHand({ purpose, amount, claimed }: Omit<Finding, 'said'>): Xaf {
  return isPayout(purpose) ? Math.max(amount, claimed) : claimed;
}
