import type { ErrorCode } from '../../../kernel/errors.js';

/** What a user's `verifier` says about their identity. */
export const verifier = { rejected: -1, none: 0, pending: 1, verified: 2 } as const;

/** Why a user may not send their identity now; null when they may: at first, and after a refusal. */
export function whyNotSubmit(status: number): ErrorCode | null {
  if (status === verifier.pending) return 'verification-already-pending';
  return status === verifier.verified ? 'identity-already-verified' : null;
}

export type SubmissionStatus = 'pending' | 'approved' | 'rejected';

/** Why someone of the staff may not decide on a submission; null when they may. */
export function whyNotDecide(
  submission: { userId: string; status: SubmissionStatus },
  staffId: string,
): ErrorCode | null {
  if (submission.userId === staffId) return 'own-verification';
  return submission.status === 'pending' ? null : 'verification-already-decided';
}

/** What the user's `verifier` becomes. */
export const verifierAfter = {
  approved: verifier.verified,
  rejected: verifier.rejected,
} as const satisfies Record<Exclude<SubmissionStatus, 'pending'>, number>;
