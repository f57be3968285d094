import type { Xaf } from '../../../kernel/xaf.js';
import type { RentalFacts } from './rental-facts.js';
import { type Shares, sharesOf } from './shares.js';

/** What staff decide of the money of a rental, for good, by the sum that each divides between its parties. */
export const decisions = {
  'cancel-by-staff': 'rent',
  'confirm-handover': 'rent',
  'cancel-handover': 'rent',
  'share-deposit': 'deposit',
} as const;

export type DecisionEvent = keyof typeof decisions;
export const decisionEvents = Object.keys(decisions) as [DecisionEvent, ...DecisionEvent[]];

/**
 * XAF that a decision divides: the rent or the security deposit, as a whole. It counts against what one person decides
 * alone, and not one part of it, because each part can be an accomplice's.
 */
export function dividedSum(
  event: DecisionEvent,
  { rent, securityDeposit }: Pick<RentalFacts, 'rent' | 'securityDeposit'>,
): Xaf {
  return decisions[event] === 'rent' ? rent : securityDeposit;
}

/** What each party gets of it. @param owner XAF as the decision names it; the whole rent goes with the object */
export function decidedShares(event: DecisionEvent, sum: Xaf, owner: Xaf | undefined): Shares {
  return sharesOf(sum, event === 'confirm-handover' ? 0 : sum - (owner ?? 0));
}
