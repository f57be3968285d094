import { Injectable } from '@nestjs/common';
import { env } from '../../env.js';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { Users } from '../accounts/index.js';
import { ActsAlone, Approvals } from '../approvals/index.js';
import { CorrectBalance, type Correction } from '../wallet/index.js';
import { correctionKind } from './correction-kind.js';

/**
 * An admin corrects the wallet of a member: at once up to what one person may correct in a day, for this member and over
 * all, above it when another one approves.
 */
@Injectable()
export class MakeCorrection {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: Users,
    private readonly correctBalance: CorrectBalance,
    private readonly approvals: Approvals,
    private readonly actsAlone: ActsAlone,
    private readonly clock: Clock,
  ) {}

  /**
   * The admin and the member are held, so that of several corrections at once each one counts those before it.
   *
   * @param id of the correction; asked for again, it is the same one
   * @returns whether it waits for a second admin
   * @throws ProblemError `own-money`, `user-not-found`, `insufficient-balance` when the wallet would go below zero;
   *   `reauthentication-required` or `second-step-required` without a fresh proof
   */
  async execute(actor: Actor, id: string, correction: Correction): Promise<boolean> {
    const { userId, amount, reason } = correction;
    if (userId === actor.id) throw new ProblemError('own-money');
    return this.transactions.run(async (tx, afterCommit) => {
      await this.users.lockForStaff(tx, actor, userId, 'lock');
      if (await this.correctBalance.isMade(tx, id)) return false;
      // What was answered then, whatever this actor has made alone since.
      if (await this.approvals.isProposed(tx, id)) return true;
      const at = this.clock.now();
      const act = { actor, subjectId: userId, amount, at };
      const subjectMost = env.CORRECT_ALONE_MOST_XAF;
      if (await this.actsAlone.allow(tx, afterCommit, { ...act, subjectMost })) {
        await this.correctBalance.post(tx, afterCommit, { actor, id, at }, correction);
        return false;
      }
      await this.approvals.propose(tx, afterCommit, {
        ...{ ...act, id, kind: correctionKind, subject: 'user', memberId: userId },
        ...{ request: { account: 'wallet' }, reason },
      });
      return true;
    });
  }
}
