import { Injectable } from '@nestjs/common';
import { env } from '../../../env.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Users } from '../../accounts/index.js';
import { ActsAlone, Approvals } from '../../approvals/index.js';
import { judgeLateSettlement } from '../domain/recorded-by-hand.js';
import type { LateSettlement } from '../payments.schema.js';
import { lateSettlement } from './by-two/kinds.js';
import { GatewayWord, type HandAct } from './gateway-word.js';
import { PostLateSettlement } from './post-late-settlement.js';
import { requireRecordable } from './require-recordable.js';

/**
 * An admin puts a wrong failure right: the operator did settle the payment, as the gateway has to confirm. What is less
 * than it says, more than the payment, or large, waits for a second admin.
 */
@Injectable()
export class RecordLateSettlement {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly users: Users,
    private readonly gatewayWord: GatewayWord,
    private readonly settlement: PostLateSettlement,
    private readonly actsAlone: ActsAlone,
    private readonly approvals: Approvals,
  ) {}

  /**
   * @param act the payment, and the id of what is put to a second admin
   * @returns whether it waits for a second admin
   * @throws ProblemError `payment-not-found`, `own-money`, `payment-not-failed`, `payment-not-sent`, `already-settled`,
   *   `payment-not-confirmed`, `operator-unanswered`, and `invalid-request` for more than the gateway confirms; what
   *   `Approvals.propose` throws
   */
  async execute(
    actor: Actor,
    { id, actId }: HandAct,
    { movedAmount, reason }: LateSettlement,
  ): Promise<boolean> {
    const word = await this.gatewayWord.ask(id, ['failed']);
    return this.transactions.run(async (tx, afterCommit) => {
      await this.users.lock(tx, actor.id);
      const payment = await this.settlement.hold(tx, actor, id);
      const { purpose, amount, userId } = payment;
      const finding = { purpose, amount, claimed: movedAmount, said: word?.said ?? null };
      const by = requireRecordable(judgeLateSettlement(finding, env.CORRECT_ALONE_MOST_XAF));
      const at = this.clock.now();
      const subjectMost = env.CORRECT_ALONE_MOST_XAF;
      const lone = { actor, subjectId: id, amount: movedAmount, subjectMost, at };
      if (by === 'one' && (await this.actsAlone.allow(tx, afterCommit, lone))) {
        const record = { alone: movedAmount };
        const settled = { actor, movedAmount, reason, word, record, at };
        await this.settlement.post(tx, afterCommit, payment, settled);
        return false;
      }
      await this.approvals.propose(tx, afterCommit, {
        ...{ actor, id: actId, kind: lateSettlement, subject: 'payment', subjectId: id },
        ...{
          memberId: userId,
          amount: movedAmount,
          request: { movedAmount, said: word },
          reason,
          at,
        },
      });
      return true;
    });
  }
}
