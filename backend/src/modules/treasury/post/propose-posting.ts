import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Approvals } from '../../approvals/index.js';
import { LokasMoneyQueries } from '../../wallet/index.js';
import type { TreasuryProposal, TreasuryRequest } from '../treasury.schema.js';
import { treasuryApproval } from './treasury-approval.js';
import { lateKeyOf } from './treasury-facts.js';

/** An admin puts a line of an operator's statement to a second one: whatever its amount, no admin books it alone. */
@Injectable()
export class ProposePosting {
  constructor(
    private readonly transactions: Transactions,
    private readonly approvals: Approvals,
    private readonly money: LokasMoneyQueries,
  ) {}

  /**
   * @param id of the posting; proposed again under it, it is the same one
   * @throws ProblemError `invalid-request` for a transfer to where it comes from, or without what its kind needs; why it cannot be in the books
   *   (`treasury-…`); `reauthentication-required` or `second-step-required` without a fresh proof
   */
  async execute(actor: Actor, id: string, proposal: TreasuryProposal): Promise<void> {
    const { reason } = proposal;
    await this.transactions.run(async (tx, afterCommit) => {
      if (await this.approvals.isProposed(tx, id)) return;
      const request = await this.requestOf(tx, proposal);
      await this.approvals.propose(tx, afterCommit, {
        ...{ actor, id, request, reason },
        kind: treasuryApproval,
        subject: 'treasury',
        subjectId: id,
        memberId: null,
        amount: request.amount,
      });
    });
  }

  private async requestOf(tx: Tx, proposal: TreasuryProposal): Promise<TreasuryRequest> {
    const { kind, reference } = proposal;
    if (kind === 'unclaimed_sent_back') {
      const { paymentId = missing('paymentId') } = proposal;
      const [came] = await this.money.listUnclaimed(lateKeyOf(paymentId), tx);
      if (!came) throw new ProblemError('treasury-not-unclaimed');
      const operator = came.operator as TreasuryRequest['operator'];
      return { kind, operator, toOperator: null, amount: came.amount, reference, paymentId };
    }
    const { operator = missing('operator'), amount = missing('amount') } = proposal;
    const { toOperator = missing('toOperator') } =
      kind === 'transfer' ? proposal : { toOperator: null };
    if (toOperator === operator) {
      const message = "Choisissez un autre opérateur que celui d'où vient l'argent.";
      throw new ProblemError('invalid-request', [{ path: 'toOperator', message }]);
    }
    return { kind, operator, toOperator, amount, reference, paymentId: null };
  }
}

function missing(path: keyof TreasuryProposal): never {
  throw new ProblemError('invalid-request', [{ path, message: 'Ce champ est nécessaire.' }]);
}
