import type { Xaf } from '../../../kernel/xaf.js';
import type { GatewayStatus } from '../../mobile-money/index.js';

/**
 * What the gateway confirms to have come in, in XAF: nothing of what failed there or is under way; null when it does not
 * say.
 */
export function confirmedAmount(answer: GatewayStatus): Xaf | null {
  switch (answer.status) {
    case 'SUCCESS':
      return answer.amount;
    case 'FAILED':
    case 'PENDING':
      return 0;
    case 'AMBIGUOUS':
    case 'NOT_UNDERSTOOD':
      return null;
  }
}

/**
 * The most that one admin decides to have come in while the gateway does not say, in XAF: what it reported before, or
 * what was asked for. More would be the payer's by one person's word alone.
 */
export function mostUnanswered(payment: { amount: Xaf; settledAmount: Xaf | null }): Xaf {
  return payment.settledAmount || payment.amount;
}
