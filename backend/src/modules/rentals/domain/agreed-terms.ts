import type { RentalPolicy } from './rental-facts.js';
import type { TransitionEvent } from './rental-status.js';

/**
 * What a renter who cancels gets back of the rent. What the contract says of it counts until its rental is over, whatever
 * the rules in force have become.
 */
export type AgreedTerms = Pick<
  RentalPolicy,
  'fullRefundHours' | 'partialRefundHours' | 'partialRefundPercent'
>;

/** The events whose effect depends on the contract. */
export const eventsUnderTerms: readonly TransitionEvent[] = ['cancel', 'admit-absence'];

/** The rules that count for a rental with such a contract: its terms, and else those in force. */
export function policyUnder(
  { fullRefundHours, partialRefundHours, partialRefundPercent }: AgreedTerms,
  inForce: RentalPolicy,
): RentalPolicy {
  return { ...inForce, fullRefundHours, partialRefundHours, partialRefundPercent };
}
