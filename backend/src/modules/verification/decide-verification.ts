import { Injectable } from '@nestjs/common';
import { Refusal } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import type { Tx } from '../../platform/database/prisma.js';
import { Transactions } from '../../platform/database/transactions.js';
import { Outbox } from '../../platform/mail/outbox.js';
import { AuditLog } from '../audit-log/index.js';
import { verifierAfter, whyNotDecide } from './domain/verification.js';
import { VerificationQueries } from './verification.queries.js';
import type { SubmissionDetail } from './verification.schema.js';
import { approvalLetter, refusalLetter } from './verification-letters.js';

export type Decision = { status: 'approved' } | { status: 'rejected'; reason: string };

/** Approves or refuses an identity, once, and tells the member. */
@Injectable()
export class DecideVerification {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly auditLog: AuditLog,
    private readonly outbox: Outbox,
    private readonly queries: VerificationQueries,
  ) {}

  /**
   * @throws Refusal `verification-not-found`, `verification-already-decided`, `own-verification`
   */
  async execute(actor: Actor, id: string, decision: Decision): Promise<SubmissionDetail> {
    await this.transactions.run(async (tx, afterCommit) => {
      const submission = await lockSubmission(tx, id);
      if (!submission) throw new Refusal('verification-not-found');
      const obstacle = whyNotDecide(submission, actor.id);
      if (obstacle) throw new Refusal(obstacle);
      await tx.identitySubmission.update({
        where: { id },
        data: { ...decision, decidedById: actor.id, decidedAt: this.clock.now() },
      });
      const { name, email } = await tx.user.update({
        where: { id: submission.userId },
        data: { verificationStatus: verifierAfter[decision.status] },
      });
      await this.auditLog.record(tx, actor, {
        action: decision.status === 'approved' ? 'approve-verification' : 'refuse-verification',
        subject: 'verification',
        subjectId: id,
        detail: { ...decision, userId: submission.userId },
      });
      const letter =
        decision.status === 'approved'
          ? approvalLetter(name)
          : refusalLetter(name, decision.reason);
      await this.outbox.post(tx, afterCommit, email, letter);
    });
    return this.queries.detail(id);
  }
}

/** The second of two decisions at once waits, then finds the first. */
async function lockSubmission(tx: Tx, id: string) {
  await tx.$queryRaw`select 1 from identity_submissions where id = ${id}::uuid for update`;
  return tx.identitySubmission.findUnique({ where: { id } });
}
