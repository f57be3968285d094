import { hoursAfter } from '../../../kernel/duration.js';
import type { ErrorCode } from '../../../kernel/errors.js';

/** What is known of a number that money might be sent to. */
export interface Confirmation {
  /** When its member opened the mailed link; null before. */
  confirmedAt: Date | null;
}

/** When a number may receive withdrawals; null while nobody knows. */
export function receivableFrom({ confirmedAt }: Confirmation, waitHours: number): Date | null {
  return confirmedAt && hoursAfter(confirmedAt, waitHours);
}

/**
 * Why a number may not receive a withdrawal now; null when it may. Whoever takes over a session adds
 * a number of their own first: the mail and the wait leave its member the time to see it.
 */
export function receivingRefusal(
  number: Confirmation,
  waitHours: number,
  now: Date,
): Extract<ErrorCode, 'number-not-confirmed' | 'number-too-new'> | null {
  const from = receivableFrom(number, waitHours);
  if (!from) return 'number-not-confirmed';
  return now < from ? 'number-too-new' : null;
}
