import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { AuditLog, type AuditSubject } from '../../audit-log/index.js';
import { DomainEvents } from '../../events/index.js';
import { approvalTakenBack } from '../approvals.events.js';
import { whyNotTakeBack } from '../domain/approval-rules.js';
import { detailOf, factsOf, lockApproval } from './approval-record.js';

/** The proposer of an act withdraws it. */
@Injectable()
export class TakeBackApproval {
  constructor(
    private readonly transactions: Transactions,
    private readonly auditLog: AuditLog,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws ProblemError `approval-not-found`, `approval-not-yours`, `approval-decided`, `approval-expired`
   */
  async execute(actor: Actor, id: string): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const approval = await lockApproval(tx, id);
      const { subject, subjectId, status, proposedById } = approval;
      if (status === 'taken_back' && proposedById === actor.id) return;
      const refusal = whyNotTakeBack(approval, actor.id);
      if (refusal) throw new ProblemError(refusal);
      const at = this.clock.now();
      await tx.approval.update({
        where: { id },
        data: { status: 'taken_back', decidedById: actor.id, decidedAt: at },
      });
      await this.auditLog.record(tx, actor, {
        action: 'take-back-act',
        subject: subject as AuditSubject,
        subjectId,
        detail: detailOf(approval),
        at,
      });
      await this.events.record(tx, afterCommit, approvalTakenBack, {
        subjectId: id,
        actor: { role: 'staff', id: actor.id },
        facts: factsOf(approval),
        at,
      });
    });
  }
}
