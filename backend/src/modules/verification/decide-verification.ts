import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import type { Tx } from '../../platform/database/prisma.js';
import { Transactions } from '../../platform/database/transactions.js';
import { Users } from '../accounts/index.js';
import { AuditLog } from '../audit-log/index.js';
import { DomainEvents } from '../events/index.js';
import { statusAfter, whyNotDecide } from './domain/verification.js';
import { verificationApproved, verificationRejected } from './verification.events.js';

export type Decision = { status: 'approved' } | { status: 'rejected'; reason: string };

/** Approves or refuses an identity submission, once. */
@Injectable()
export class DecideVerification {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly users: Users,
    private readonly auditLog: AuditLog,
    private readonly events: DomainEvents,
  ) {}

  /**
   * @throws ProblemError `verification-not-found`, `verification-already-decided`, `own-verification`
   */
  async execute(actor: Actor, id: string, decision: Decision): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const submission = await lockSubmission(tx, id);
      if (!submission) throw new ProblemError('verification-not-found');
      const obstacle = whyNotDecide(submission, actor.id);
      if (obstacle) throw new ProblemError(obstacle);
      const at = this.clock.now();
      const { userId } = submission;
      const reason = decision.status === 'rejected' ? decision.reason : null;
      await tx.identitySubmission.update({
        where: { id },
        data: { status: decision.status, reason, decidedById: actor.id, decidedAt: at },
      });
      const status = statusAfter[decision.status];
      await this.users.setVerification(tx, userId, { status, reason });
      await this.auditLog.record(tx, actor, {
        action: decision.status === 'approved' ? 'approve-verification' : 'refuse-verification',
        subject: 'verification',
        subjectId: id,
        detail: { ...decision, userId },
      });
      const event = { subjectId: id, actor: { role: 'staff', id: actor.id }, at } as const;
      if (decision.status === 'approved') {
        const facts = { userId };
        await this.events.record(tx, afterCommit, verificationApproved, { ...event, facts });
      } else {
        const facts = { userId, reason: decision.reason };
        await this.events.record(tx, afterCommit, verificationRejected, { ...event, facts });
      }
    });
  }
}

/** The second of two decisions at once waits, then finds the first. */
async function lockSubmission(tx: Tx, id: string) {
  await tx.$queryRaw`select 1 from identity_submissions where id = ${id}::uuid for update`;
  return tx.identitySubmission.findUnique({ where: { id } });
}
