import type { Xaf } from '../../../kernel/xaf.js';

export const differenceKinds = [
  /** ours succeeded, theirs failed or is not decided */
  'succeeded-here-only',
  /** ours failed, theirs succeeded, or still may */
  'failed-here-only',
  /** both succeeded, for different amounts */
  'other-amount',
  /** staff have to decide it */
  'in-review',
  /** undecided for more than an hour */
  'undecided-for-long',
] as const;

export type DifferenceKind = (typeof differenceKinds)[number];

interface OurPayment {
  reference: string;
  status: string;
  /** XAF that moved, or is to move, by our book */
  moved: Xaf;
  createdAt: Date;
}

/** What the gateway says, once understood. */
type Said =
  | { status: 'PENDING' | 'AMBIGUOUS' | 'FAILED' | 'NOT_UNDERSTOOD' }
  | { status: 'SUCCESS'; reference: string; amount: Xaf };

const longMs = 3_600_000;

/**
 * Whether the gateway spoke of the payment at all, and on what the two disagree. An answer that says
 * nothing is no difference: a gateway knows nothing of a payment that never reached it, and forgets
 * real ones for a while.
 */
export function comparePayment(
  payment: OurPayment,
  said: Said,
  now: Date,
): { answered: boolean; difference: DifferenceKind | null } {
  const answered =
    said.status === 'PENDING' ||
    said.status === 'FAILED' ||
    (said.status === 'SUCCESS' && said.reference === payment.reference);
  return { answered, difference: differenceOf(payment, answered ? said : null, now) };
}

function differenceOf(payment: OurPayment, said: Said | null, now: Date): DifferenceKind | null {
  switch (payment.status) {
    case 'succeeded':
      if (said?.status === 'SUCCESS') {
        return said.amount === payment.moved ? null : 'other-amount';
      }
      return said ? 'succeeded-here-only' : null;
    case 'failed':
      return said && said.status !== 'FAILED' ? 'failed-here-only' : null;
    case 'review':
      return 'in-review';
    default:
      return now.getTime() - payment.createdAt.getTime() > longMs ? 'undecided-for-long' : null;
  }
}
