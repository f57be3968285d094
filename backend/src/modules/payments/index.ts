export { paymentWaitSeconds } from './create/create-payment.js';
export { failureInWords } from './domain/failure.js';
export {
  checkedForHours,
  decidedStatuses,
  longestStepDelayMs,
  reviewHours,
  undecidedStatuses,
} from './domain/payment-lifecycle.js';
export {
  chargePurposes,
  isPayout,
  type PaymentPurpose,
  payoutPurposes,
  rentalPurposes,
} from './domain/payment-postings.js';
export { BookFees } from './fees/book-fees.js';
export { FindPayments, type FoundPayment } from './find-payments.js';
export { OperatorFloats } from './floats/operator-floats.js';
export { gatewayOrderOf } from './gateway-order.js';
export { PaymentsUnderWay } from './operators/payments-under-way.js';
export {
  announcements,
  awaited,
  type PaymentEventFacts,
  payingNumberCodeRequested,
  paymentAwaited,
  paymentFailed,
  paymentPutRight,
  paymentSentToReview,
  paymentSettledLate,
  paymentSucceeded,
} from './payments.events.js';
export { type PaymentRecord, Payments, type PlaceInList } from './payments.js';
export { PaymentsModule } from './payments.module.js';
export { paymentPurpose, paymentStatus } from './payments.schema.js';
export { LateSettlements } from './review/late-settlements.js';
export { SettledAmounts } from './review/settled-amounts.js';
export { paymentIdOf } from './settle/post-payment.js';
