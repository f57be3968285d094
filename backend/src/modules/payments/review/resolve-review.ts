import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { AuditLog } from '../../audit-log/index.js';
import { Items } from '../../items/index.js';
import { isPayout } from '../domain/payment-postings.js';
import { mostUnanswered } from '../domain/recorded-by-hand.js';
import { Payments } from '../payments.js';
import type { StaffDecision } from '../payments.schema.js';
import { ApplyOutcome } from '../settle/apply-outcome.js';
import { ConfirmedMoney } from './confirmed-money.js';
import { requireRecordable } from './require-recordable.js';

/**
 * An admin decides a payment that did not add up, or stayed open for too long. That money came in has to be what the gateway
 * confirms, when it answers by then; when it still does not, the admin's finding counts: that is what review is for.
 */
@Injectable()
export class ResolveReview {
  constructor(
    private readonly transactions: Transactions,
    private readonly payments: Payments,
    private readonly confirmedMoney: ConfirmedMoney,
    private readonly auditLog: AuditLog,
    private readonly applyOutcome: ApplyOutcome,
    private readonly items: Items,
  ) {}

  /**
   * @throws ProblemError `payment-not-found`, `payment-not-in-review`, `own-money`; `invalid-request`
   *   for a success of which the gateway reports 0 XAF and staff name no other amount; of money that came
   *   in also `payment-not-confirmed`, and `invalid-request` for more than the gateway confirms, or, when it
   *   does not answer, than it reported before or was asked for
   */
  async execute(actor: Actor, id: string, decision: StaffDecision): Promise<void> {
    const { outcome: to, reason } = decision;
    const confirmed = to === 'succeeded' ? await this.confirmedMoney.ask(id, 'review') : null;
    await this.transactions.run(async (tx, afterCommit) => {
      if (!(await this.payments.exists(tx, id))) throw new ProblemError('payment-not-found');
      const payment = await this.payments.lock(tx, id);
      if (payment.status !== 'review') throw new ProblemError('payment-not-in-review');
      // Who lends the object earns what is decided to be paid.
      const owner = payment.itemId && (await this.items.getForRental(payment.itemId, tx)).ownerId;
      if ([payment.userId, owner].includes(actor.id)) throw new ProblemError('own-money');
      const settledAmount = decision.movedAmount ?? payment.settledAmount ?? payment.amount;
      if (to === 'succeeded' && settledAmount === 0) throw nothingSettled();
      if (to === 'succeeded' && !isPayout(payment.purpose)) {
        requireRecordable(confirmed ?? mostUnanswered(payment), settledAmount);
      }
      await this.applyOutcome.within(tx, afterCommit, id, {
        to,
        detail: `staff: ${reason}`,
        by: { role: 'staff', id: actor.id },
        ...(to === 'succeeded' && { settledAmount }),
      });
      await this.auditLog.record(tx, actor, {
        action: 'decide-payment',
        subject: 'payment',
        subjectId: id,
        detail: { ...decision },
      });
    });
  }
}

function nothingSettled(): ProblemError {
  const message =
    "L'opérateur annonce 0 FCFA : indiquez le montant réellement déplacé, ou décidez que le paiement a échoué";
  return new ProblemError('invalid-request', [{ path: 'movedAmount', message }]);
}
