import { ProblemError } from '../../../kernel/errors.js';
import { formatXaf, type Xaf } from '../../../kernel/xaf.js';

/**
 * @param most XAF that one admin may record by hand of money that came in
 * @throws ProblemError `payment-not-confirmed` when that is nothing; `invalid-request` for more than it
 */
export function requireRecordable(most: Xaf, settledAmount: Xaf): void {
  if (most === 0) throw new ProblemError('payment-not-confirmed');
  if (settledAmount <= most) return;
  const message = `Au plus ${formatXaf(most)} pour ce paiement : ce qui est arrivé en plus s'inscrit par une correction du portefeuille`;
  throw new ProblemError('invalid-request', [{ path: 'movedAmount', message }]);
}
