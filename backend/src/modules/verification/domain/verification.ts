import type { ErrorCode } from '../../../kernel/errors.js';
import { verificationStatus } from '../../../kernel/verification-status.js';
import { type Claim, lookerOf } from './claim.js';

/** Why a user may not submit their identity now; null when they may: at first, or once refused. */
export function whyNotSubmit(status: number): ErrorCode | null {
  if (status === verificationStatus.pending) return 'verification-already-pending';
  return status === verificationStatus.verified ? 'identity-already-verified' : null;
}

export type SubmissionStatus = 'pending' | 'approved' | 'rejected';

/** Why someone of the staff may not look at a submission, to decide on it; null when they may. */
export function whyNotDecide(
  submission: Claim & { userId: string; status: SubmissionStatus },
  staffId: string,
  now: Date,
): ErrorCode | null {
  const obstacle = whyNotSkip(submission, staffId);
  if (obstacle) return obstacle;
  return [null, staffId].includes(lookerOf(submission, now)) ? null : 'verification-taken';
}

/** Why someone of the staff may not leave a submission to others; null when they may. */
export function whyNotSkip(
  submission: { userId: string; status: SubmissionStatus },
  staffId: string,
): ErrorCode | null {
  if (submission.userId === staffId) return 'own-verification';
  return submission.status === 'pending' ? null : 'verification-already-decided';
}

/** What a decision makes of the user's status. */
export const statusAfter = {
  approved: verificationStatus.verified,
  rejected: verificationStatus.rejected,
} as const satisfies Record<Exclude<SubmissionStatus, 'pending'>, number>;
