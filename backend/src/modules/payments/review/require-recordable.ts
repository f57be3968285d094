import { ProblemError } from '../../../kernel/errors.js';
import { formatXaf, type Xaf } from '../../../kernel/xaf.js';
import { mostRecordedAlone } from '../domain/recorded-by-hand.js';

/** @throws ProblemError `invalid-request` for more than one admin may record of a payment by hand */
export function requireRecordable(
  payment: Parameters<typeof mostRecordedAlone>[0],
  settledAmount: Xaf,
): void {
  const most = mostRecordedAlone(payment);
  if (most === null || settledAmount <= most) return;
  const message = `Au plus ${formatXaf(most)} pour ce paiement : ce qui est arrivé en plus s'inscrit par une correction du portefeuille`;
  throw new ProblemError('invalid-request', [{ path: 'movedAmount', message }]);
}
