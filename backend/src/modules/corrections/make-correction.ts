import { Injectable } from '@nestjs/common';
import { env } from '../../env.js';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { Users } from '../accounts/index.js';
import { AuditLog } from '../audit-log/index.js';
import { DomainEvents } from '../events/index.js';
import { CorrectBalance, type Correction } from '../wallet/index.js';
import { correctionProposed } from './corrections.events.js';
import { CoveredCorrections } from './covered-corrections.js';
import { expiryOf, needsSecondPerson } from './domain/correction-rules.js';

/** An admin corrects an account of a member: at once up to an amount, above it when another one approves. */
@Injectable()
export class MakeCorrection {
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
   * @param id of the correction; asked for again, it is the same one
   * @returns whether it waits for somebody else
   * @throws ProblemError `own-money`, `user-not-found`, `insufficient-balance` when the account would go
   *   below zero
   */
  async execute(actor: Actor, id: string, correction: Correction): Promise<boolean> {
    if (!needsSecondPerson(correction.amount, env.CORRECT_ALONE_MOST_XAF)) {
      await this.correctBalance.execute(actor, id, correction);
      return false;
    }
    await this.propose(actor, id, correction);
    return true;
  }

  private async propose(actor: Actor, id: string, correction: Correction): Promise<void> {
    const { userId, account, amount, reason } = correction;
    if (userId === actor.id) throw new ProblemError('own-money');
    await this.transactions.run(async (tx, afterCommit) => {
      await this.users.lock(tx, userId);
      const at = this.clock.now();
      const expiresAt = expiryOf(at);
      const { count } = await tx.proposedCorrection.createMany({
        data: { id, ...correction, proposedById: actor.id, proposedAt: at, expiresAt },
        skipDuplicates: true,
      });
      if (count === 0) return;
      await this.covered.require(tx, correction, 'insufficient-balance');
      await this.auditLog.record(tx, actor, {
        action: 'propose-correction',
        subject: 'user',
        subjectId: userId,
        detail: { correctionId: id, account, amount, reason },
        at,
      });
      await this.events.record(tx, afterCommit, correctionProposed, {
        subjectId: id,
        actor: { role: 'staff', id: actor.id },
        facts: { ...correction, proposedById: actor.id, expiresAt: expiresAt.toISOString() },
        at,
      });
    });
  }
}
