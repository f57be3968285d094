import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { Involvement, Users } from '../accounts/index.js';
import { AuditLog } from '../audit-log/index.js';
import { DomainEvents } from '../events/index.js';
import { noClaim } from './domain/claim.js';
import { statusAfter, whyNotDecide } from './domain/verification.js';
import { lockSubmission } from './lock-submission.js';
import { verificationApproved, verificationRejected } from './verification.events.js';

export type Decision = { status: 'approved' } | { status: 'rejected'; reason: string };

/** Approves or refuses an identity submission, once. */
@Injectable()
export class DecideVerification {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly users: Users,
    private readonly involvement: Involvement,
    private readonly auditLog: AuditLog,
    private readonly events: DomainEvents,
  ) {}

  /**
   * @throws ProblemError `verification-not-found`, `verification-already-decided`, `own-verification`,
   *   `own-rental` for whoever has something under way with the member, or `verification-taken` while somebody else
   *   looks at it
   */
  async execute(actor: Actor, id: string, decision: Decision): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const submission = await lockSubmission(tx, id);
      const at = this.clock.now();
      const obstacle = whyNotDecide(submission, actor.id, at);
      if (obstacle) throw new ProblemError(obstacle);
      const { userId } = submission;
      await this.involvement.requireNone(tx, actor, userId);
      const reason = decision.status === 'rejected' ? decision.reason : null;
      await tx.identitySubmission.update({
        where: { id },
        data: { status: decision.status, reason, decidedById: actor.id, decidedAt: at, ...noClaim },
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
