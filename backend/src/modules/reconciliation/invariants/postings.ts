import type { LedgerTransactionType } from '../../wallet/index.js';
import type { Invariant } from './invariant.js';
import {
  fees,
  lateSettlements,
  reservations,
  rightings,
  settlements,
} from './postings/payment-postings.js';
import { postingInvariant } from './postings/posting-invariant.js';
import { rentalPostings } from './postings/rental-postings.js';
import { treasuryPostings } from './postings/treasury-postings.js';

/** What the ledger says, wanted once more from payments, rentals and what happened to them. */
export const postingInvariants: Invariant[] = [
  postingInvariant(
    "what a payment reserves comes from its payer's wallet, and goes back there when it fails",
    reservations,
  ),
  postingInvariant(
    "what a payment settled is its rental's, or its payer's when it made none, and nobody else's",
    settlements,
  ),
  postingInvariant(
    "what was settled for a payment that failed is its payer's, as staff put it on record",
    lateSettlements,
  ),
  postingInvariant(
    'what a payment settled is put right between its operator and who bears it, as two admins decided',
    rightings,
  ),
  postingInvariant(
    'what a gateway kept of a payment is paid by Loka from what its operator holds, and by nobody else',
    fees,
  ),
  postingInvariant(
    "what a rental moves goes to its renter and its owner, in the share that the event's time gives",
    rentalPostings,
  ),
  postingInvariant(
    'what moves at an operator beside payments is what two admins booked of its statement, and nothing else',
    treasuryPostings,
  ),
];

/** Corrections have their own invariant. A type that is in none of the six is an error here. */
({
  ...reservations.postings,
  ...settlements.postings,
  ...lateSettlements.postings,
  ...rightings.postings,
  ...fees.postings,
  ...rentalPostings.postings,
  ...treasuryPostings.postings,
}) satisfies Record<Exclude<LedgerTransactionType, 'correction'>, object>;
