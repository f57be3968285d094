import { daysAfter } from '../../../kernel/duration.js';
import type { ErrorCode } from '../../../kernel/errors.js';

/** How long an act waits for a second person. */
export const waitDays = 7;

/** Of an act that is proposed: who, about whom, and until when. */
export interface ProposedFacts {
  memberId: string | null;
  proposedById: string;
  proposedAt: Date;
  status: 'proposed' | 'approved' | 'refused' | 'taken_back' | 'expired';
  expiresAt: Date;
}

/** Since when a member is an admin, who gave them the role, and from when they approve. */
export interface ApproverFacts {
  since: Date;
  approvesFrom: Date;
  /** Null of a role given by the command on the server, or before this was on record. */
  givenById: string | null;
}

/** Until when an act that is proposed now can be decided. */
export function expiryOf(proposedAt: Date): Date {
  return daysAfter(proposedAt, waitDays);
}

/**
 * Why an admin may neither approve nor refuse an act; null when they may.
 *
 * @param approver null of a member who is no admin
 */
export function whyNotDecide(
  act: ProposedFacts,
  actorId: string,
  approver: ApproverFacts | null,
  now: Date,
): ErrorCode | null {
  const { memberId, proposedById, status, expiresAt } = act;
  if (!approver) return 'forbidden';
  if (proposedById === actorId) return 'own-approval';
  if (memberId === actorId) return 'own-case';
  if (status === 'expired' || (status === 'proposed' && expiresAt <= now))
    return 'approval-expired';
  if (status !== 'proposed') return 'approval-decided';
  return whyTooNew(act, approver, now);
}

/**
 * Why an act may not be approved for its proposer's sake; null when it may. A stolen account is stopped with all that it
 * proposed.
 *
 * @param actingSince since when the proposer has had their role without a break; null when they may not act
 */
export function whyNotOfProposer(
  { proposedAt }: Pick<ProposedFacts, 'proposedAt'>,
  actingSince: Date | null,
): ErrorCode | null {
  return actingSince && actingSince <= proposedAt ? null : 'proposer-without-role';
}

/** An accomplice who was made an admin for it approves nothing of who made them one, nor what is older, nor soon. */
function whyTooNew(
  { proposedById, proposedAt }: ProposedFacts,
  { since, approvesFrom, givenById }: ApproverFacts,
  now: Date,
): ErrorCode | null {
  if (givenById === proposedById) return 'made-by-proposer';
  if (approvesFrom > now) return 'approver-too-new';
  if (since > proposedAt) return 'older-than-role';
  return null;
}

/** Why a staff member may not take an act back; null when they may. */
export function whyNotTakeBack(
  { proposedById, status }: Pick<ProposedFacts, 'proposedById' | 'status'>,
  actorId: string,
): ErrorCode | null {
  if (proposedById !== actorId) return 'approval-not-yours';
  if (status === 'expired') return 'approval-expired';
  return status === 'proposed' ? null : 'approval-decided';
}
