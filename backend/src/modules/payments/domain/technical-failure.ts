import type { FailureReason } from './failure.js';

/**
 * Failures that say something of the operator, not of whoever pays: it could not be reached, or the
 * request came to no end in time. A prompt that never reached the phone ends like one that nobody
 * answered; how many leave theirs unanswered is in the usual rate. Too little money, a wrong number, a
 * refusal or a wrong secret code and what nobody explained do not count.
 */
export const technicalFailures = [
  'operator_unavailable',
  'expired',
] as const satisfies readonly FailureReason[];
