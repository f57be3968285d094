import type { Xaf } from '../../../kernel/xaf.js';
import { isPayout, type PaymentPurpose } from './payment-postings.js';

/**
 * The most that one admin records as settled of a payment, in XAF: what was asked for, or what the gateway reported. Of
 * money that came in, more would be the payer's by one person's word alone. What was paid out credits nobody: null.
 */
export function mostRecordedAlone(payment: {
  purpose: PaymentPurpose;
  amount: Xaf;
  settledAmount: Xaf | null;
}): Xaf | null {
  if (isPayout(payment.purpose)) return null;
  return Math.max(payment.amount, payment.settledAmount ?? 0);
}
