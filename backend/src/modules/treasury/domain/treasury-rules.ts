import type { ErrorCode } from '../../../kernel/errors.js';
import type { Xaf } from '../../../kernel/xaf.js';
import type { TreasuryKind, TreasuryMove } from './treasury-postings.js';

/** What the books say of where money is, in XAF. */
export interface TreasuryFacts {
  /** What the operator holds. */
  held: Xaf;
  /** What fees have taken there in all, less what came back of it. */
  fees: Xaf;
  /** What Loka has paid in, less what it took out. */
  own: Xaf;
  /** What came by the payment for a deleted member; null when nothing did. */
  unclaimed: Xaf | null;
  /** Whether the same line of the statement is in the books. */
  isPosted: boolean;
}

const leaves: readonly TreasuryKind[] = [
  'transfer',
  'take_out',
  'fee_charged',
  'unclaimed_sent_back',
];

/**
 * Why a line of a statement cannot be in these books; null when it can. Payouts under way do not count: what the
 * statement says has happened, and those that the account cannot pay come back to their members' wallets.
 */
export function whyNotPost(
  { kind, amount }: TreasuryMove,
  { held, fees, own, unclaimed, isPosted }: TreasuryFacts,
): Extract<ErrorCode, `treasury-${string}`> | null {
  if (isPosted) return 'treasury-already-posted';
  if (kind === 'unclaimed_sent_back' && unclaimed !== amount) return 'treasury-not-unclaimed';
  if (leaves.includes(kind) && held < amount) return 'treasury-not-held';
  if (kind === 'take_out' && own < amount) return 'treasury-more-than-own';
  const givesBack = kind === 'fee_refunded' || kind === 'fee_refilled';
  return givesBack && fees < amount ? 'treasury-more-than-fees' : null;
}
