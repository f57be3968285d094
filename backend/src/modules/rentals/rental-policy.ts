import { env } from '../../env.js';
import type { RentalPolicy } from './domain/rental-facts.js';

/** The delays and percentages in force. */
export const rentalPolicy: RentalPolicy = {
  requestTimeoutHours: env.REQUEST_TIMEOUT_HOURS,
  fullRefundHours: env.CANCEL_FULL_REFUND_HOURS,
  partialRefundHours: env.CANCEL_PARTIAL_REFUND_HOURS,
  partialRefundPercent: env.CANCEL_PARTIAL_REFUND_PERCENT,
  refundsDelivery: true,
  handoverTimeoutHours: env.HANDOVER_SILENCE_HOURS,
  handoverAnswerHours: env.HANDOVER_ANSWER_HOURS,
  returnTimeoutHours: env.RETURN_SILENCE_HOURS,
  claimTimeoutHours: env.CLAIM_ANSWER_HOURS,
  undeclaredReturnDays: env.UNDECLARED_RETURN_DAYS,
  answerReminderHours: env.REQUEST_REMINDER_HOURS,
  returnReminderDays: env.RETURN_REMINDER_DAYS,
  secondReturnReminderDays: env.SECOND_RETURN_REMINDER_DAYS,
  extensionPaymentHours: env.EXTENSION_PAYMENT_HOURS,
};
