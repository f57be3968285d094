import { daysAfter, hourMs } from '../../../kernel/duration.js';
import type { ErrorCode } from '../../../kernel/errors.js';
import type { Xaf } from '../../../kernel/xaf.js';

/** How long a correction waits for a second person. */
export const waitDays = 7;

/** Of a correction that is proposed: who, about whom, and until when. */
export interface ProposedFacts {
  userId: string;
  proposedById: string;
  status: 'proposed' | 'approved' | 'refused' | 'taken_back' | 'expired';
  expiresAt: Date;
}

/** In which the corrections that one admin makes alone for one member are added up. */
const aloneHours = 24;

/** Since when what somebody corrected alone counts. */
export function aloneSince(now: Date): Date {
  return new Date(now.getTime() - aloneHours * hourMs);
}

/**
 * Whether somebody else has to approve a correction before it is made.
 *
 * @param amount XAF, signed: taking counts as much as giving
 * @param earlier XAF, signed, of those that the same person made alone for the same member shortly before
 * @param aloneMost XAF that one person may correct alone
 */
export function needsSecondPerson(amount: Xaf, earlier: readonly Xaf[], aloneMost: Xaf): boolean {
  return [amount, ...earlier].reduce((sum, one) => sum + Math.abs(one), 0) > aloneMost;
}

/** Until when one that is proposed now can be decided. */
export function expiryOf(proposedAt: Date): Date {
  return daysAfter(proposedAt, waitDays);
}

/** Why an admin may neither approve nor refuse a correction; null when they may. */
export function whyNotDecide(
  { userId, proposedById, status, expiresAt }: ProposedFacts,
  actorId: string,
  now: Date,
): ErrorCode | null {
  if (proposedById === actorId) return 'own-correction';
  if (userId === actorId) return 'own-money';
  if (status === 'expired' || (status === 'proposed' && expiresAt <= now))
    return 'correction-expired';
  if (status !== 'proposed') return 'correction-decided';
  return null;
}

/** Why an admin may not take a correction back; null when they may. */
export function whyNotTakeBack(
  { proposedById, status }: Pick<ProposedFacts, 'proposedById' | 'status'>,
  actorId: string,
): ErrorCode | null {
  if (proposedById !== actorId) return 'correction-not-yours';
  if (status === 'expired') return 'correction-expired';
  return status === 'proposed' ? null : 'correction-decided';
}
