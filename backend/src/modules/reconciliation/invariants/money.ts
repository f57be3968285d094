import { agreedTermsInvariants } from './agreed-terms.js';
import { approvalInvariants } from './approvals.js';
import { comparisonInvariants } from './comparisons.js';
import { contractInvariants } from './contracts.js';
import { correctionInvariants } from './corrections.js';
import { deadlineInvariants } from './deadlines.js';
import { frozenMemberInvariants } from './frozen-members.js';
import { guardInvariants } from './guards.js';
import { heldCreditInvariants } from './held-credits.js';
import { incidentInvariants } from './incidents.js';
import type { Invariant } from './invariant.js';
import { ledgerInvariants } from './ledger.js';
import { ledgerKeyInvariants } from './ledger-keys.js';
import { overduePaymentInvariants } from './overdue-payments.js';
import { overdueRentalInvariants } from './overdue-rentals.js';
import { paymentHistoryInvariants } from './payment-history.js';
import { paymentInvariants } from './payments.js';
import { payoutNumberInvariants } from './payout-numbers.js';
import { payoutInvariants } from './payouts.js';
import { pieceInvariants } from './pieces.js';
import { postingInvariants } from './postings.js';
import { refundableSumInvariants } from './refundable-sums.js';
import { rentalChangeInvariants } from './rental-changes.js';
import { rentalDecisionInvariants } from './rental-decisions.js';
import { rentalHistoryInvariants } from './rental-history.js';
import { rentalInvariants } from './rentals.js';
import { rightingInvariants } from './rightings.js';
import { roleInvariants } from './roles.js';
import { suspendedMemberInvariants } from './suspended-members.js';
import { tableInvariants } from './tables.js';
import { treasuryInvariants } from './treasury.js';

/** Money, and all that decides where it goes, at an instant: guards, roles, numbers, contracts, deadlines, histories. */
export function moneyInvariants(now: Date): Invariant[] {
  return [
    ...guardInvariants,
    ...tableInvariants,
    ...ledgerInvariants,
    ...ledgerKeyInvariants,
    ...postingInvariants,
    ...approvalInvariants,
    ...correctionInvariants,
    ...rentalDecisionInvariants,
    ...incidentInvariants,
    ...paymentInvariants(now),
    ...treasuryInvariants,
    ...paymentHistoryInvariants,
    ...payoutInvariants,
    ...refundableSumInvariants,
    ...payoutNumberInvariants,
    ...frozenMemberInvariants,
    ...suspendedMemberInvariants(now),
    ...rentalInvariants,
    ...pieceInvariants(now),
    ...rentalHistoryInvariants,
    ...rentalChangeInvariants,
    ...contractInvariants,
    ...agreedTermsInvariants,
    ...deadlineInvariants,
    ...roleInvariants,
    ...comparisonInvariants,
    ...rightingInvariants,
    ...heldCreditInvariants,
    ...overdueRentalInvariants(now),
    ...overduePaymentInvariants(now),
  ];
}
