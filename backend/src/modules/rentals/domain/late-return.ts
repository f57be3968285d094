import { type Day, dayOf, daysBetween } from '../../../kernel/day.js';
import type { Xaf } from '../../../kernel/xaf.js';
import { hireOf, type RentalFacts } from './rental-facts.js';
import type { Period } from './rental-period.js';
import { isHandoverContested, isOneOf, type ReturnStatus } from './rental-status.js';

/** An object that is with its renter after the last day, or came back after it. */
export interface LateReturn {
  /** Days begun after the last one. */
  days: number;
  /** XAF */
  pricePerDay: Xaf;
  /** XAF that the owner may ask of the security deposit: the price of these days, the deposit at most. */
  fee: Xaf;
}

/** Nobody says that the object is back. */
export const outStatuses = ['none', 'missing'] as const satisfies readonly ReturnStatus[];

/** The owner has not yet said what becomes of the security deposit. */
const openStatuses = [...outStatuses, 'declared'] as const satisfies readonly ReturnStatus[];

/**
 * How late an object is, or came back by what its renter declared: an owner who says that it is missing
 * does not believe that.
 *
 * @returns null when it is in time, or when its return is being settled
 */
export function lateReturn(
  rental: Pick<
    RentalFacts,
    | 'handoverStatus'
    | 'returnStatus'
    | 'returnDeclaredAt'
    | 'period'
    | 'rent'
    | 'deliveryFee'
    | 'securityDeposit'
  >,
  today: Day,
): LateReturn | null {
  const { returnStatus, returnDeclaredAt, period, securityDeposit } = rental;
  if (!isOneOf(openStatuses, returnStatus) || isHandoverContested(rental)) return null;
  const isDeclared = returnStatus === 'declared' && returnDeclaredAt !== null;
  const days = daysBetween(period.end, isDeclared ? dayOf(returnDeclaredAt) : today);
  if (days < 1) return null;
  const price = pricePerDay(hireOf(rental), period);
  return { days, pricePerDay: price, fee: Math.min(securityDeposit, days * price) };
}

/** XAF of the hire for a day, rounded up to a whole franc. */
export function pricePerDay(hire: Xaf, { start, end }: Period): Xaf {
  return Math.ceil(hire / daysBetween(start, end));
}

/** Whether the object is with its renter, whose last day is over, as far as anybody says. */
export function isOut(rental: RentalFacts, today: Day): boolean {
  const { returnStatus, period } = rental;
  return today > period.end && isOneOf(outStatuses, returnStatus) && !isHandoverContested(rental);
}
