import { Injectable } from '@nestjs/common';
import { env } from '../../env.js';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import type { Tx } from '../../platform/database/prisma.js';
import { type AfterCommit, Transactions } from '../../platform/database/transactions.js';
import { Users } from '../accounts/index.js';
import { AuditLog } from '../audit-log/index.js';
import { DomainEvents } from '../events/index.js';
import { CorrectBalance, type Correction } from '../wallet/index.js';
import { correctionProposed } from './corrections.events.js';
import { CoveredCorrections } from './covered-corrections.js';
import { aloneSince, expiryOf, needsSecondPerson } from './domain/correction-rules.js';

/**
 * An admin corrects an account of a member: at once up to an amount that one person may correct in a day, above it when
 * another one approves.
 */
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
   * The member is held, so that of several corrections at once each one counts those before it.
   *
   * @param id of the correction; asked for again, it is the same one
   * @returns whether it waits for somebody else
   * @throws ProblemError `own-money`, `user-not-found`, `insufficient-balance` when the account would go
   *   below zero
   */
  async execute(actor: Actor, id: string, correction: Correction): Promise<boolean> {
    const { userId, amount } = correction;
    if (userId === actor.id) throw new ProblemError('own-money');
    return this.transactions.run(async (tx, afterCommit) => {
      await this.users.lock(tx, userId);
      if (await this.correctBalance.isMade(tx, id)) return false;
      // What was answered then, whatever this actor has made alone since.
      if ((await tx.proposedCorrection.count({ where: { id } })) > 0) return true;
      const at = this.clock.now();
      const earlier = await this.madeAlone(tx, actor, userId, aloneSince(at));
      if (needsSecondPerson(amount, earlier, env.CORRECT_ALONE_MOST_XAF)) {
        await this.propose(tx, afterCommit, { actor, id, correction, at });
        return true;
      }
      await this.correctBalance.post(tx, { actor, id, at }, correction);
      return false;
    });
  }

  /** XAF, signed, of each correction that nobody else approved. */
  private async madeAlone(tx: Tx, actor: Actor, userId: string, since: Date): Promise<number[]> {
    const act = { actorId: actor.id, action: 'correct-balance', subjectId: userId } as const;
    const details = await this.auditLog.listDetails(tx, act, since);
    return details
      .filter(({ proposedById }) => proposedById === undefined)
      .map(({ amount }) => Number(amount));
  }

  private async propose(
    tx: Tx,
    afterCommit: AfterCommit,
    { actor, id, correction, at }: { actor: Actor; id: string; correction: Correction; at: Date },
  ): Promise<void> {
    const { userId, account, amount, reason } = correction;
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
  }
}
