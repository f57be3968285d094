import type { Invariant } from './invariant.js';
import { overduePaymentInvariants } from './overdue-payments.js';
import { overdueRentalInvariants } from './overdue-rentals.js';
import { overdueWorkInvariants } from './overdue-work.js';

/** All work whose time has come and that is not done, of both parts of the audit, at an instant. */
export function overdueInvariants(now: Date): Invariant[] {
  return [
    ...overdueRentalInvariants(now),
    ...overduePaymentInvariants(now),
    ...overdueWorkInvariants(now),
  ];
}
