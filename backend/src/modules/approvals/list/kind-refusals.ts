import type { ErrorCode } from '../../../kernel/errors.js';

/**
 * What the checks of the kinds refuse when an act is approved, for the document of the API alone: what they are, the
 * modules say that register them.
 */
export const kindRefusals = [
  'user-not-found',
  'correction-not-covered',
  'correction-of-deleted',
  'earnings-not-corrected',
  'role-changed',
  'own-money',
  'insufficient-balance',
  'payment-not-in-review',
  'payment-not-failed',
  'already-settled',
  'payment-not-confirmed',
  'operator-unanswered',
  'payment-put-right-since',
  'payer-deleted',
  'invalid-request',
  'treasury-not-held',
  'treasury-more-than-fees',
  'treasury-more-than-own',
  'treasury-not-unclaimed',
  'treasury-already-posted',
  'rental-not-found',
  'own-rental',
  'rent-changed',
  'move-not-allowed',
  'claim-out-of-range',
] as const satisfies readonly ErrorCode[];
