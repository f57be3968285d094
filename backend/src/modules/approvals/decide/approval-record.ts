import { ProblemError } from '../../../kernel/errors.js';
import type { Approval } from '../../../platform/database/generated/client.js';
import { lockRow } from '../../../platform/database/lock-row.js';
import type { Tx } from '../../../platform/database/prisma.js';
import type { AuditSubject } from '../../audit-log/index.js';
import type { Act, ApprovalKind } from '../approval-kinds.js';
import type { ApprovalFacts } from '../approvals.events.js';

/**
 * An act that was proposed, held until the end of the transaction: of several who decide about it at once, each sees
 * what the one before made of it.
 *
 * @throws ProblemError `approval-not-found`
 */
export async function lockApproval(tx: Tx, id: string): Promise<Approval> {
  const approval = await lockRow(tx, 'approvals', id, 'no key update');
  if (!approval) throw new ProblemError('approval-not-found');
  return approval;
}

/** As its kind sees it. */
export function actOf<Request>(
  approval: Approval,
  { schema }: ApprovalKind<Request>,
): Act<Request> {
  const { id, subject, subjectId, memberId, amount, reason, proposedById, proposedAt } = approval;
  return {
    ...{ id, subjectId, memberId, amount, reason, proposedById, proposedAt },
    subject: subject as AuditSubject,
    request: schema.parse(approval.request),
  };
}

/** What all events of an act say. */
export function factsOf({
  kind,
  memberId,
  amount,
  reason,
  proposedById,
}: ApprovalFacts): ApprovalFacts {
  return { kind, memberId, amount, reason, proposedById };
}

/** What the audit log says of each step. */
export function detailOf({ id, kind, amount, reason, memberId }: Approval) {
  // The member by the name under which the log finds whom an act is about.
  return {
    approvalId: id,
    kind,
    ...(amount !== null && { amount }),
    reason,
    ...(memberId && { userId: memberId }),
  };
}
