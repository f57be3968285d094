import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import type { ProposedCorrection } from '../../platform/database/generated/client.js';
import { Transactions } from '../../platform/database/transactions.js';
import { Users } from '../accounts/index.js';
import { AuditLog } from '../audit-log/index.js';
import { DomainEvents } from '../events/index.js';
import { CorrectBalance } from '../wallet/index.js';
import { factsOf, lockCorrection } from './correction-record.js';
import { correctionApproved, correctionRefused } from './corrections.events.js';
import { CoveredCorrections } from './covered-corrections.js';
import { whyNotDecide } from './domain/correction-rules.js';

/**
 * A second admin approves a correction, which is then made, or refuses it. Whoever decides the same again
 * has decided already.
 */
@Injectable()
export class DecideCorrection {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: Users,
    private readonly correctBalance: CorrectBalance,
    private readonly covered: CoveredCorrections,
    private readonly auditLog: AuditLog,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws ProblemError `correction-not-found`, `own-correction`, `own-money`, `correction-decided`,
   *   `correction-expired`; `correction-of-deleted` and `correction-not-covered`, which leave it proposed
   */
  async approve(actor: Actor, id: string): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const correction = await lockCorrection(tx, id);
      if (isDone(correction, 'approved', actor)) return;
      const at = this.clock.now();
      requireDecidable(correction, actor, at);
      const { userId, account, amount, reason, proposedById } = correction;
      if (!(await this.users.findContact(tx, userId)))
        throw new ProblemError('correction-of-deleted');
      await this.covered.require(tx, correction, 'correction-not-covered');
      await tx.proposedCorrection.update({
        where: { id },
        data: { status: 'approved', decidedById: actor.id, decidedAt: at },
      });
      await this.correctBalance.post(
        tx,
        { actor, id, at, proposal: { correctionId: id, proposedById } },
        { userId, account, amount, reason },
      );
      await this.events.record(tx, afterCommit, correctionApproved, {
        subjectId: id,
        actor: { role: 'staff', id: actor.id },
        facts: { ...factsOf(correction), decidedById: actor.id },
        at,
      });
    });
  }

  /**
   * @param refusalReason why, for the one who proposed it
   * @throws ProblemError `correction-not-found`, `own-correction`, `own-money`, `correction-decided`,
   *   `correction-expired`
   */
  async refuse(actor: Actor, id: string, refusalReason: string): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const correction = await lockCorrection(tx, id);
      if (isDone(correction, 'refused', actor)) return;
      const at = this.clock.now();
      requireDecidable(correction, actor, at);
      const { userId, account, amount, proposedById } = correction;
      await tx.proposedCorrection.update({
        where: { id },
        data: { status: 'refused', decidedById: actor.id, decidedAt: at, refusalReason },
      });
      await this.auditLog.record(tx, actor, {
        action: 'refuse-correction',
        subject: 'user',
        subjectId: userId,
        detail: { correctionId: id, account, amount, reason: refusalReason, proposedById },
        at,
      });
      await this.events.record(tx, afterCommit, correctionRefused, {
        subjectId: id,
        actor: { role: 'staff', id: actor.id },
        facts: { ...factsOf(correction), decidedById: actor.id, refusalReason },
        at,
      });
    });
  }
}

function isDone(
  { status, decidedById }: ProposedCorrection,
  wanted: 'approved' | 'refused',
  actor: Actor,
): boolean {
  return status === wanted && decidedById === actor.id;
}

function requireDecidable(correction: ProposedCorrection, actor: Actor, at: Date): void {
  const refusal = whyNotDecide(correction, actor.id, at);
  if (refusal) throw new ProblemError(refusal);
}
