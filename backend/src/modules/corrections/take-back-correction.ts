import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AuditLog } from '../audit-log/index.js';
import { DomainEvents } from '../events/index.js';
import { factsOf, lockCorrection } from './correction-record.js';
import { correctionTakenBack } from './corrections.events.js';
import { whyNotTakeBack } from './domain/correction-rules.js';

/** Whoever proposed a correction wants it no more. */
@Injectable()
export class TakeBackCorrection {
  constructor(
    private readonly transactions: Transactions,
    private readonly auditLog: AuditLog,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws ProblemError `correction-not-found`, `correction-not-yours`, `correction-decided`,
   *   `correction-expired`
   */
  async execute(actor: Actor, id: string): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const correction = await lockCorrection(tx, id);
      const { userId, account, amount, status } = correction;
      if (status === 'taken_back' && correction.proposedById === actor.id) return;
      const refusal = whyNotTakeBack(correction, actor.id);
      if (refusal) throw new ProblemError(refusal);
      const at = this.clock.now();
      await tx.proposedCorrection.update({
        where: { id },
        data: { status: 'taken_back', decidedById: actor.id, decidedAt: at },
      });
      await this.auditLog.record(tx, actor, {
        action: 'take-back-correction',
        subject: 'user',
        subjectId: userId,
        detail: { correctionId: id, account, amount, reason: correction.reason },
        at,
      });
      await this.events.record(tx, afterCommit, correctionTakenBack, {
        subjectId: id,
        actor: { role: 'staff', id: actor.id },
        facts: factsOf(correction),
        at,
      });
    });
  }
}
