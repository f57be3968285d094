import { Injectable } from '@nestjs/common';
import { env } from '../../../env.js';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Users } from '../../accounts/index.js';
import { ActsAlone, Approvals } from '../../approvals/index.js';
import { judgeDecision, movedByHand } from '../domain/recorded-by-hand.js';
import type { StaffDecision } from '../payments.schema.js';
import { paymentDecision } from './by-two/kinds.js';
import { GatewayWord, type HandAct } from './gateway-word.js';
import { requireRecordable } from './require-recordable.js';
import { ReviewDecision } from './review-decision.js';

/**
 * An admin decides a payment that did not add up, or stayed open for too long: at once what the gateway says, and, while it
 * is silent, a small payment. What contradicts it, or is large, waits for a second admin.
 */
@Injectable()
export class ResolveReview {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly users: Users,
    private readonly gatewayWord: GatewayWord,
    private readonly decision: ReviewDecision,
    private readonly actsAlone: ActsAlone,
    private readonly approvals: Approvals,
  ) {}

  /**
   * @param act the payment, and the id of what is put to a second admin
   * @returns whether it waits for a second admin
   * @throws ProblemError `payment-not-found`, `payment-not-in-review`, `own-money`; `invalid-request` for a success of
   *   which the gateway reports 0 XAF and staff name no other amount; of money that came in also
   *   `payment-not-confirmed`, and `invalid-request` for more than the gateway confirms, or, when it does not answer,
   *   than it reported before or was asked for; what `Approvals.propose` throws
   */
  async execute(actor: Actor, { id, actId }: HandAct, decision: StaffDecision): Promise<boolean> {
    const { outcome, reason, proof } = decision;
    const word = await this.gatewayWord.ask(id, ['review']);
    return this.transactions.run(async (tx, afterCommit) => {
      await this.users.lock(tx, actor.id);
      const payment = await this.decision.hold(tx, actor, id);
      const { purpose, amount, userId } = payment;
      const claimed =
        outcome === 'succeeded' ? (decision.movedAmount ?? payment.settledAmount ?? amount) : 0;
      if (outcome === 'succeeded' && claimed === 0) throw nothingSettled();
      const finding = { purpose, amount, claimed, said: word?.said ?? null };
      const by = requireRecordable(judgeDecision(finding, env.CORRECT_ALONE_MOST_XAF));
      const moved = movedByHand(finding);
      const at = this.clock.now();
      const lone = {
        actor,
        subjectId: id,
        amount: moved,
        subjectMost: env.CORRECT_ALONE_MOST_XAF,
        at,
      };
      const isAlone = by === 'one' && (await this.actsAlone.allow(tx, afterCommit, lone));
      const decided = { outcome, movedAmount: claimed, proof };
      if (isAlone) {
        const record = { alone: moved };
        await this.decision.apply(tx, afterCommit, id, {
          actor,
          finding: decided,
          reason,
          word,
          record,
        });
        return false;
      }
      await this.approvals.propose(tx, afterCommit, {
        ...{ actor, id: actId, kind: paymentDecision, subject: 'payment', subjectId: id },
        ...{
          memberId: userId,
          amount: moved || null,
          request: { ...decided, said: word },
          reason,
          at,
        },
      });
      return true;
    });
  }
}

function nothingSettled(): ProblemError {
  const message =
    "L'opérateur annonce 0\u00a0FCFA : indiquez le montant réellement déplacé, ou décidez que le paiement a échoué";
  return new ProblemError('invalid-request', [{ path: 'movedAmount', message }]);
}
