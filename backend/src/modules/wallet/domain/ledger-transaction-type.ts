/** What can happen to the money. What a member reads in the wallet is derived from these. */
export const ledgerTransactionTypes = [
  'rental_paid',
  'rental_accepted',
  'rental_refunded',
  'rental_cancelled',
  'earnings_released',
  'security_deposit_returned',
  'payment_held',
  'payment_released',
  'payment_refunded',
  'wallet_topped_up',
  'payout_reserved',
  'payout_settled',
  'payout_released',
  'refund_reserved',
  'refund_settled',
  'refund_released',
  'payment_settled_late',
  'payment_put_right',
  'gateway_fees_charged',
  'correction',
  'security_deposit_claimed',
  'rental_extended',
  'rental_shortened',
] as const;

export type LedgerTransactionType = (typeof ledgerTransactionTypes)[number];
