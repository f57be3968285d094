import { hourMs } from '../../../kernel/duration.js';
import type { Xaf } from '../../../kernel/xaf.js';
import type { GatewayFees } from '../../mobile-money/index.js';

export const differenceKinds = [
  /** ours succeeded, theirs failed or is not decided, or is not known there for the second night */
  'succeeded-here-only',
  /** ours failed, theirs succeeded, or still may */
  'failed-here-only',
  /** both succeeded, for different amounts */
  'other-amount',
  /** both succeeded, with other fees, or with fees that are not understood */
  'other-fees',
  /** staff have to decide it */
  'in-review',
  /** undecided for more than an hour */
  'undecided-for-long',
] as const;

export type DifferenceKind = (typeof differenceKinds)[number];

interface OurPayment {
  status: string;
  /** XAF settled, or to be settled, by our book */
  amount: Xaf;
  /** XAF booked as the gateway's fees; null while they are not known */
  fees: Xaf | null;
  createdAt: Date;
}

/** What the gateway answers, once understood. */
type GatewayAnswer =
  | { status: 'PENDING' | 'FAILED' }
  | { status: 'SUCCESS'; amount: Xaf; fees: GatewayFees };

type GatewayStatus = GatewayAnswer | { status: 'AMBIGUOUS' | 'NOT_FOUND' | 'NOT_UNDERSTOOD' };

/** What a difference says of the gateway. */
interface ToldDifference {
  kind: DifferenceKind;
  gatewayStatus: GatewayAnswer['status'] | 'NOT_FOUND' | null;
  gatewayAmount: Xaf | null;
  /** Missing in differences from before they were reported. */
  gatewayFees?: Xaf | null;
}

const longMs = hourMs;

/** Whether the gateway answered for the payment. */
export function isAnswer(gatewayStatus: GatewayStatus): gatewayStatus is GatewayAnswer {
  return !['AMBIGUOUS', 'NOT_FOUND', 'NOT_UNDERSTOOD'].includes(gatewayStatus.status);
}

/** What a difference says of an answer; null of one that says nothing of the payment. */
export function toldStatusOf(
  gatewayStatus: GatewayStatus,
): GatewayAnswer['status'] | 'NOT_FOUND' | null {
  const { status } = gatewayStatus;
  return status === 'AMBIGUOUS' || status === 'NOT_UNDERSTOOD' ? null : status;
}

/** What the gateway had answered when a difference was found; null when it had not. */
export function statusToldBy(
  difference: ToldDifference,
): GatewayAnswer | { status: 'NOT_FOUND' } | null {
  const { kind, gatewayStatus: status, gatewayAmount: amount, gatewayFees } = difference;
  if (status === null) return null;
  if (status !== 'SUCCESS') return { status };
  if (amount === null) return null;
  const unstated = kind === 'other-fees' ? 'not understood' : 'not stated';
  return { status, amount, fees: gatewayFees ?? unstated };
}

/**
 * On what the two books disagree. No answer is no difference: a gateway knows nothing of a payment that
 * never reached it, and may not find real ones for a while. One that succeeded here and that it does not find
 * two nights running is a difference: a credit that is written into the books alone looks like that.
 *
 * @param wasMissing whether it did not find the payment the night before either
 */
export function comparePayment(
  payment: OurPayment,
  gatewayStatus: GatewayStatus,
  { now, wasMissing = false }: { now: Date; wasMissing?: boolean },
): DifferenceKind | null {
  const answer = isAnswer(gatewayStatus) ? gatewayStatus : null;
  switch (payment.status) {
    case 'succeeded':
      if (answer?.status === 'SUCCESS') {
        if (answer.amount !== payment.amount) return 'other-amount';
        return hasOtherFees(payment, answer.fees) ? 'other-fees' : null;
      }
      return answer || (wasMissing && gatewayStatus.status === 'NOT_FOUND')
        ? 'succeeded-here-only'
        : null;
    case 'failed':
      return answer && mayHaveSettled(answer) ? 'failed-here-only' : null;
    case 'review':
      return 'in-review';
    default:
      return now.getTime() - payment.createdAt.getTime() > longMs ? 'undecided-for-long' : null;
  }
}

/** Fees that are not known here yet are no difference: they are booked. */
function hasOtherFees({ fees }: OurPayment, theirs: GatewayFees): boolean {
  if (theirs === 'not understood') return true;
  return theirs !== 'not stated' && fees !== null && fees !== theirs;
}

/** A success for 0 XAF settled nothing. */
function mayHaveSettled(gatewayStatus: GatewayAnswer): boolean {
  if (gatewayStatus.status === 'SUCCESS') return gatewayStatus.amount > 0;
  return gatewayStatus.status !== 'FAILED';
}
