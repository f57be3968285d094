import { hourMs, minuteMs } from '../../../kernel/duration.js';
import type { Xaf } from '../../../kernel/xaf.js';
import type { GatewayFees, GatewayStatus } from '../../mobile-money/index.js';
import type { FailureReason } from './failure.js';

/**
 * The life of a payment: `created → submitting → pending → succeeded | failed`. A lost or strange
 * reply is `unknown`, never a failure; what stays open for {@link checkedForHours}, or does not add
 * up, is for staff to `review`. One made by the wallet alone has nothing to send and succeeds at
 * once; one that could not be sent in time fails unsent.
 */
export const paymentStatuses = [
  'created',
  'submitting',
  'pending',
  'unknown',
  'review',
  'succeeded',
  'failed',
] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

const next: Record<PaymentStatus, readonly PaymentStatus[]> = {
  created: ['submitting', 'succeeded', 'failed'],
  submitting: ['pending', 'unknown', 'review', 'succeeded', 'failed'],
  pending: ['unknown', 'review', 'succeeded', 'failed'],
  unknown: ['pending', 'review', 'succeeded', 'failed'],
  review: ['succeeded', 'failed'],
  succeeded: [],
  failed: [],
};

export function canTransition(from: PaymentStatus, to: PaymentStatus): boolean {
  return next[from].includes(to);
}

/** A payment in one of these is final: its money is settled, or released. */
export const decidedStatuses = ['succeeded', 'failed'] as const satisfies PaymentStatus[];

export function isDecided(status: PaymentStatus): boolean {
  return decidedStatuses.some((decided) => decided === status);
}

export const undecidedStatuses = paymentStatuses.filter((status) => !isDecided(status));

/**
 * Why a payment is left to staff. `other_reference` and `other_number` are of earlier payments: what a
 * reply says of another order is not understood since.
 */
export const reviewReasons = [
  'other_amount',
  'other_reference',
  'other_number',
  'unanswered',
] as const;

export type ReviewReason = Extract<(typeof reviewReasons)[number], 'other_amount' | 'unanswered'>;

/** What is known of a payment now, and where that takes it. */
export interface Outcome {
  to: PaymentStatus;
  /** Why, for the payment's history. */
  detail: string;
  /** With `review` only; without one, nobody answered in time. */
  reviewReason?: ReviewReason;
  /** With `failed` only; without one, nobody said why. */
  failureReason?: FailureReason;
  /** XAF, when that is not known to be the payment's amount. */
  settledAmount?: Xaf;
  /** XAF that the gateway keeps for itself, when it says so. */
  fees?: Xaf;
}

/**
 * What a gateway status means for a payment. A success counts only for the full amount; another one
 * is reviewed by staff.
 */
export function outcomeOf(payment: { amount: Xaf }, gatewayStatus: GatewayStatus): Outcome {
  switch (gatewayStatus.status) {
    case 'PENDING':
      return { to: 'pending', detail: gatewayStatus.detail };
    case 'FAILED':
      return {
        to: 'failed',
        failureReason: gatewayStatus.failure,
        detail: gatewayStatus.detail,
      };
    case 'SUCCESS': {
      const fees = knownFees(gatewayStatus.fees);
      if (gatewayStatus.amount !== payment.amount) {
        const detail = `success for ${gatewayStatus.amount} of ${payment.amount} XAF`;
        const { amount: settledAmount } = gatewayStatus;
        return { to: 'review', detail, reviewReason: 'other_amount', settledAmount, ...fees };
      }
      return { to: 'succeeded', detail: gatewayStatus.detail, ...fees };
    }
    default:
      return { to: 'unknown', detail: gatewayStatus.detail };
  }
}

function knownFees(fees: GatewayFees): { fees?: Xaf } {
  return typeof fees === 'number' ? { fees } : {};
}

/** How long the status of an open payment is checked at the gateway; then staff take over. */
export const checkedForHours = 72;

/** How long staff usually take to decide a payment that is left to them. */
export const reviewHours = 24;

/** A step that is due is taken within seconds; this much later, nobody is at work. */
export const longestStepDelayMs = 60_000;

const minute = 60;
const hour = 60 * minute;

/** Seconds after the start at which the status is checked: often while the payer waits, then rarely. */
const checkpoints = [
  2,
  4,
  6,
  10,
  ...Array.from({ length: 16 }, (_, index) => 15 + 5 * index),
  3 * minute,
  10 * minute,
  30 * minute,
  hour,
  ...Array.from({ length: checkedForHours / 6 }, (_, index) => 6 * hour * (index + 1)),
];

/** Most payments are decided by then; the member of one that is not is told that it is waited for. */
const awaitedAfterMs = 3 * minuteMs;

/** Whether a payment that is still open, and checked, has been so for long enough to say so. */
export function isAwaited({ createdAt }: { createdAt: Date }, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= awaitedAfterMs;
}

/**
 * When to check next; null after {@link checkedForHours}, when staff take over. Checks that were
 * missed are not made up for: a gateway that comes back gets one call for each payment, not a rush.
 */
export function nextCheck(createdAt: Date, now: Date): Date | null {
  const age = (now.getTime() - createdAt.getTime()) / 1000;
  const next = checkpoints.find((seconds) => seconds > age);
  return next === undefined ? null : new Date(createdAt.getTime() + next * 1000);
}

/** Between two tries of a step that fails, of a payment that is checked no longer. */
const longestPauseMs = 6 * hourMs;

/**
 * When a step that failed is taken again: when the next check is due, less and less often with its age. One whose
 * answer is there comes a minute later, or after a tenth of that age: its payer waits for us and not for the gateway.
 */
export function nextTry(createdAt: Date, now: Date, isAnswered: boolean): Date {
  const check = nextCheck(createdAt, now) ?? new Date(now.getTime() + longestPauseMs);
  if (!isAnswered) return check;
  const age = now.getTime() - createdAt.getTime();
  const soon = new Date(now.getTime() + Math.max(minuteMs, Math.round(age / 10)));
  return soon < check ? soon : check;
}
