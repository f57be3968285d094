/** Acts of two admins about a payment, as the table of approvals names them. */
export const paymentDecision = 'payment-decision';
export const lateSettlement = 'late-settlement';
export const paymentRighting = 'payment-put-right';
