/** What can happen to the money. What a member reads in the wallet is derived from these. */
export const movementKinds = [
  'rental-paid',
  'rental-accepted',
  'rental-refunded',
  'rental-cancelled',
  'earnings-released',
  'deposit-returned',
  'payment-held',
  'payment-released',
  'payment-refunded',
  'wallet-topped-up',
  'withdrawal-reserved',
  'withdrawal-settled',
  'withdrawal-released',
  'correction',
] as const;

export type MovementKind = (typeof movementKinds)[number];
