import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Approvals } from '../../approvals/index.js';
import { decidedStatuses } from '../domain/payment-lifecycle.js';
import { judgeRighting } from '../domain/recorded-by-hand.js';
import type { Righting } from '../payments.schema.js';
import { paymentRighting } from './by-two/kinds.js';
import { GatewayWord, type HandAct } from './gateway-word.js';
import { PostRighting } from './post-righting.js';
import { requireRightable } from './require-recordable.js';

/**
 * What a decided payment settled was recorded wrongly, or is not known at the gateway: an admin proposes what it really
 * settled, which may be what the books say already, and a second one approves it.
 */
@Injectable()
export class PutPaymentRight {
  constructor(
    private readonly transactions: Transactions,
    private readonly gatewayWord: GatewayWord,
    private readonly righting: PostRighting,
    private readonly approvals: Approvals,
  ) {}

  /**
   * @param act the payment, and the id of what is put to a second admin
   * @throws ProblemError `payment-not-found`, `payment-not-settled`, `own-money`, `payment-not-confirmed` while it is
   *   under way there, `invalid-request` for another amount than the gateway says; `payer-deleted`; what
   *   `Approvals.propose` throws
   */
  async execute(actor: Actor, { id, actId }: HandAct, righting: Righting): Promise<void> {
    const { movedAmount, bearer, reason, proof } = righting;
    const word = await this.gatewayWord.ask(id, decidedStatuses);
    await this.transactions.run(async (tx, afterCommit) => {
      const { payment, settled } = await this.righting.hold(tx, actor, id, bearer);
      requireRightable(judgeRighting(movedAmount, word?.said ?? null));
      await this.approvals.propose(tx, afterCommit, {
        ...{ actor, id: actId, kind: paymentRighting, subject: 'payment', subjectId: id },
        ...{ memberId: payment.userId, amount: movedAmount - settled || null, reason },
        request: { movedAmount, settledBefore: settled, bearer, proof, said: word },
      });
    });
  }
}
