import { whole } from '../types/whole-number.js';

const week = 7 * 24;
const month = 30 * 24;

/** What the company decides of rentals. */
export const rentals = {
  /** How long an owner may leave a request unanswered. */
  REQUEST_TIMEOUT_HOURS: whole(1, week).default(24),
  /** From how many hours before the start a renter who cancels gets all of the rent back. */
  CANCEL_FULL_REFUND_HOURS: whole(0, month).default(48),
  /** From how many hours before the start a renter who cancels gets a part of the rent back. */
  CANCEL_PARTIAL_REFUND_HOURS: whole(0, month).default(24),
  CANCEL_PARTIAL_REFUND_PERCENT: whole(0, 100).default(50),
  /** From the start of a rental to the day its handover is taken as done when no party objects. */
  HANDOVER_SILENCE_HOURS: whole(1, week).default(24),
  /** How long a party may answer the other one who says that there was no handover. */
  HANDOVER_ANSWER_HOURS: whole(1, week).default(24),
  /** How long an owner may contest a declared return. */
  RETURN_SILENCE_HOURS: whole(1, week).default(48),
  /** How long a party may answer what the other one asks of the security deposit. */
  CLAIM_ANSWER_HOURS: whole(1, month).default(48),
  /** From the last day of a rental whose return no party declares to the deposit's return. */
  UNDECLARED_RETURN_DAYS: whole(1, 60).default(14),
  /** How long before its deadline an owner is reminded of a request; a quarter of the time at most. */
  REQUEST_REMINDER_HOURS: whole(1, week).default(6),
  /** From the last day of a rental whose return no party declares to the renter's reminders. */
  RETURN_REMINDER_DAYS: whole(1, 60).default(2),
  SECOND_RETURN_REMINDER_DAYS: whole(1, 60).default(7),
  /** How long the days of an accepted extension are held for its payment. */
  EXTENSION_PAYMENT_HOURS: whole(1, week).default(2),
  /** From how many hours after its confirmation a mobile money number may receive withdrawals. */
  NEW_NUMBER_HOURS: whole(0, week).default(24),
};
