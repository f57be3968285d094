import type { RentalFacts } from './rental-facts.js';

/** What the specs of the rental's rules have in common. */

export const policy = {
  requestTimeoutHours: 24,
  fullRefundHours: 48,
  partialRefundHours: 24,
  partialRefundPercent: 50,
  refundsDelivery: true,
  handoverTimeoutHours: 24,
  handoverAnswerHours: 24,
  returnTimeoutHours: 48,
  claimTimeoutHours: 48,
  undeclaredReturnDays: 14,
  answerReminderHours: 6,
  returnReminderDays: 2,
  secondReturnReminderDays: 7,
  extensionPaymentHours: 2,
};

export const requestedAt = new Date('2026-12-01T08:00:00Z');
export const start = '2026-12-10';
export const period = { start, end: '2026-12-13' };

/** An unanswered request. */
export function aRental(given: Partial<RentalFacts> = {}): RentalFacts {
  return {
    id: 'rental',
    renterId: 'renter',
    ownerId: 'owner',
    status: 'en_attente',
    handoverStatus: 'none',
    handoverDueAt: null,
    keptRent: null,
    returnStatus: 'none',
    returnDeclaredAt: null,
    returnDueAt: null,
    returnedOn: null,
    isDelayed: false,
    claimedAmount: null,
    offeredAmount: null,
    ownerShare: null,
    period,
    rent: 15_001,
    deliveryFee: 0,
    securityDeposit: 20_000,
    requestedAt,
    answerDueAt: null,
    ...given,
  };
}
