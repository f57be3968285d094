import type { Xaf } from '../../../kernel/xaf.js';
import type { GatewayStatus } from '../../mobile-money/index.js';

/**
 * The life of a payment: `created → submitting → pending → succeeded | failed`. A lost or strange
 * reply is `unknown`, never a failure; what stays open for 72 hours, or does not add up, is for
 * staff to `review`. One made by the wallet alone has nothing to send and succeeds at once; one that
 * could not be sent in time fails unsent.
 */
export type PaymentStatus =
  | 'created'
  | 'submitting'
  | 'pending'
  | 'unknown'
  | 'review'
  | 'succeeded'
  | 'failed';

const next: Record<PaymentStatus, readonly PaymentStatus[]> = {
  created: ['submitting', 'succeeded', 'failed'],
  submitting: ['pending', 'unknown', 'review', 'succeeded', 'failed'],
  pending: ['unknown', 'review', 'succeeded', 'failed'],
  unknown: ['pending', 'review', 'succeeded', 'failed'],
  review: ['succeeded', 'failed'],
  succeeded: [],
  failed: [],
};

export function canMove(from: PaymentStatus, to: PaymentStatus): boolean {
  return next[from].includes(to);
}

export function isDecided(status: PaymentStatus): boolean {
  return status === 'succeeded' || status === 'failed';
}

/**
 * What a status means for our payment. A success counts only for our reference, our number and the
 * whole amount; anything that does not add up is looked at by a person.
 */
export function verdictOf(
  payment: { reference: string; phoneNumber: string; amount: Xaf },
  said: GatewayStatus,
): {
  to: Exclude<PaymentStatus, 'created' | 'submitting'>;
  detail: string;
  /** XAF, when another amount moved than asked */
  movedAmount?: Xaf;
} {
  switch (said.status) {
    case 'PENDING':
      return { to: 'pending', detail: said.detail };
    case 'FAILED':
      return { to: 'failed', detail: said.detail };
    case 'SUCCESS':
      if (said.reference !== payment.reference) {
        return { to: 'review', detail: `success of ${said.reference}` };
      }
      if (said.phoneNumber !== payment.phoneNumber) {
        return { to: 'review', detail: `success of ${said.phoneNumber}` };
      }
      if (said.amount !== payment.amount) {
        const detail = `success for ${said.amount} of ${payment.amount} XAF`;
        return { to: 'review', detail, movedAmount: said.amount };
      }
      return { to: 'succeeded', detail: said.detail };
    default:
      return { to: 'unknown', detail: said.detail };
  }
}

const minute = 60;
const hour = 60 * minute;

/** Seconds after the start at which the gateway is asked: often while the payer waits, then rarely. */
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
  ...Array.from({ length: 12 }, (_, index) => 6 * hour * (index + 1)),
];

/**
 * When to ask next; null after 72 hours, when staff take over. What was missed while nobody could
 * ask is not made up for: a gateway that comes back is asked once about each payment, not in a rush.
 */
export function nextCheck(createdAt: Date, now: Date): Date | null {
  const age = (now.getTime() - createdAt.getTime()) / 1000;
  const next = checkpoints.find((seconds) => seconds > age);
  return next === undefined ? null : new Date(createdAt.getTime() + next * 1000);
}
