import type { Xaf } from '../../kernel/xaf.js';
import { eventKind } from '../events/index.js';

/** The subject of each is the act that needed a second person. */
export type ApprovalFacts = {
  kind: string;
  memberId: string | null;
  /** Signed. */
  amount: Xaf | null;
  reason: string;
  proposedById: string;
};

/** It waits for a second person. */
export const approvalProposed = eventKind<ApprovalFacts & { expiresAt: string }>(
  'approval.proposed',
);
export const approvalApproved = eventKind<ApprovalFacts & { decidedById: string }>(
  'approval.approved',
);
export const approvalRefused = eventKind<
  ApprovalFacts & { decidedById: string; refusalReason: string }
>('approval.refused');
export const approvalTakenBack = eventKind<ApprovalFacts>('approval.taken-back');
export const approvalExpired = eventKind<ApprovalFacts>('approval.expired');

/** What an admin did alone within a day has passed the amount at which the others are alerted. The subject is the admin. */
export const aloneTotalPassed = eventKind<{ total: Xaf; aloneMost: Xaf }>('alone-total.passed');
