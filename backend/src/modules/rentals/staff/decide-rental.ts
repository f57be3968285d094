import { Injectable } from '@nestjs/common';
import { env } from '../../../env.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { ActsAlone, Approvals } from '../../approvals/index.js';
import { decisions, dividedSum } from '../domain/staff-decision.js';
import { ApplyDecision, type Decision } from './apply-decision.js';
import { kindOf } from './by-two/kinds.js';

/** XAF that one of the staff divides alone, for one rental. */
const aloneMost = {
  rent: () => env.REFUND_ALONE_MOST_XAF,
  deposit: () => env.DEPOSIT_ALONE_MOST_XAF,
};

/**
 * One of the staff decides about the handover, the security deposit or the end of a rental: at once up to what one
 * person may divide, above it when an admin approves.
 */
@Injectable()
export class DecideRental {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly actsAlone: ActsAlone,
    private readonly approvals: Approvals,
    private readonly decision: ApplyDecision,
  ) {}

  /**
   * @param ids of the rental, and of what is put to a second person
   * @throws ProblemError `rental-not-found`, `own-rental`, `rent-changed`, `move-not-allowed`, `claim-out-of-range`; what
   *   `Approvals.propose` throws
   */
  async execute(
    actor: Actor,
    { id, actId }: { id: string; actId: string },
    decision: Decision,
  ): Promise<void> {
    const { event, amount, reason } = decision;
    await this.transactions.run(async (tx, afterCommit) => {
      if (await this.approvals.isProposed(tx, actId)) return;
      const rental = await this.decision.hold(tx, afterCommit, actor, id, decision);
      const at = this.clock.now();
      this.decision.require(rental, decision, at);
      const sum = dividedSum(event, rental);
      const subjectMost = aloneMost[decisions[event]]();
      const act = { actor, subjectId: id, amount: sum, at };
      const { returnStatus } = rental;
      if (await this.actsAlone.allow(tx, afterCommit, { ...act, subjectMost })) {
        const record = { alone: sum };
        await this.decision.apply(tx, afterCommit, rental, decision, { actor, at, record });
        return;
      }
      await this.approvals.propose(tx, afterCommit, {
        ...{ ...act, id: actId, kind: kindOf(event), subject: 'rental', reason },
        ...{
          memberId: rental.renterId,
          request: { event, amount, sum, ...(event === 'share-deposit' && { returnStatus }) },
        },
      });
    });
  }
}
