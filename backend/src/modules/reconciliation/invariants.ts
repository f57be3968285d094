import { accountInvariants } from './invariants/accounts.js';
import { agreedTermsInvariants } from './invariants/agreed-terms.js';
import { announcementInvariants } from './invariants/announcements.js';
import { approvalInvariants } from './invariants/approvals.js';
import { comparisonInvariants } from './invariants/comparisons.js';
import { contactExportInvariants } from './invariants/contact-exports.js';
import { contractInvariants } from './invariants/contracts.js';
import { correctionInvariants } from './invariants/corrections.js';
import { deadlineInvariants } from './invariants/deadlines.js';
import { exportInvariants } from './invariants/exports.js';
import { frozenMemberInvariants } from './invariants/frozen-members.js';
import { guardInvariants } from './invariants/guards.js';
import { heldCreditInvariants } from './invariants/held-credits.js';
import { identityInvariants } from './invariants/identities.js';
import { incidentInvariants } from './invariants/incidents.js';
import type { Invariant } from './invariants/invariant.js';
import { itemCardInvariants } from './invariants/item-cards.js';
import { ledgerInvariants } from './invariants/ledger.js';
import { ledgerKeyInvariants } from './invariants/ledger-keys.js';
import { longJobInvariants } from './invariants/long-jobs.js';
import { messageInvariants } from './invariants/messages.js';
import { notificationInvariants } from './invariants/notifications.js';
import { overdueWorkInvariants } from './invariants/overdue-work.js';
import { paymentHistoryInvariants } from './invariants/payment-history.js';
import { paymentInvariants } from './invariants/payments.js';
import { payoutNumberInvariants } from './invariants/payout-numbers.js';
import { payoutInvariants } from './invariants/payouts.js';
import { pieceInvariants } from './invariants/pieces.js';
import { placeInvariants } from './invariants/places.js';
import { postingInvariants } from './invariants/postings.js';
import { refundableSumInvariants } from './invariants/refundable-sums.js';
import { rentalChangeInvariants } from './invariants/rental-changes.js';
import { rentalDecisionInvariants } from './invariants/rental-decisions.js';
import { rentalHistoryInvariants } from './invariants/rental-history.js';
import { rentalInvariants } from './invariants/rentals.js';
import { reviewInvariants } from './invariants/reviews.js';
import { rightingInvariants } from './invariants/rightings.js';
import { roleInvariants } from './invariants/roles.js';
import { savedSearchInvariants } from './invariants/saved-searches.js';
import { secondStepInvariants } from './invariants/second-steps.js';
import { suspendedMemberInvariants } from './invariants/suspended-members.js';
import { tableInvariants } from './invariants/tables.js';
import { treasuryInvariants } from './invariants/treasury.js';
import { trustInvariants } from './invariants/trust.js';

/** All that must be true of the books, whatever has failed before, at an instant. */
export function invariants(now: Date): Invariant[] {
  return [
    ...guardInvariants,
    ...tableInvariants,
    ...ledgerInvariants,
    ...ledgerKeyInvariants,
    ...postingInvariants,
    ...approvalInvariants,
    ...correctionInvariants,
    ...rentalDecisionInvariants,
    ...contactExportInvariants,
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
    ...placeInvariants,
    ...itemCardInvariants,
    ...reviewInvariants(now),
    ...announcementInvariants,
    ...trustInvariants(now),
    ...savedSearchInvariants(now),
    ...notificationInvariants,
    ...messageInvariants(now),
    ...accountInvariants,
    ...roleInvariants,
    ...secondStepInvariants(now),
    ...identityInvariants,
    ...comparisonInvariants,
    ...longJobInvariants(now),
    ...rightingInvariants,
    ...heldCreditInvariants,
    ...exportInvariants(now),
    ...overdueWorkInvariants(now),
  ];
}
