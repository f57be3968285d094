import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Users } from '../../accounts/index.js';
import { AuditLog } from '../../audit-log/index.js';
import { DomainEvents } from '../../events/index.js';
import { Ledger } from '../../wallet/index.js';
import { isPayout } from '../domain/payment-postings.js';
import { paymentSettledLate } from '../payments.events.js';
import { Payments } from '../payments.js';
import type { LateSettlement } from '../payments.schema.js';
import { factsOf } from '../record-event.js';
import { keyOf, PostPayment } from '../settle/post-payment.js';
import { ConfirmedMoney } from './confirmed-money.js';
import { requireRecordable } from './require-recordable.js';

/**
 * An admin puts a wrong failure right: the operator did settle the payment. Of money that came in, the
 * gateway has to confirm it: what one person says of it would be the payer's to take out at once. It stays
 * failed, since its payer was told so and may have paid anew; what came in is credited to the payer's
 * wallet, and the payer is told. When the payer's account is deleted by then, it is kept apart, in the books as well.
 */
@Injectable()
export class RecordLateSettlement {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly users: Users,
    private readonly payments: Payments,
    private readonly confirmedMoney: ConfirmedMoney,
    private readonly auditLog: AuditLog,
    private readonly ledger: Ledger,
    private readonly post: PostPayment,
    private readonly events: DomainEvents,
  ) {}

  /**
   * @throws ProblemError `payment-not-found`, `own-money`, `payment-not-failed`, `payment-not-sent`,
   *   `already-settled`; of money that came in also `payment-not-confirmed`, `operator-unanswered`, and
   *   `invalid-request` for more than the gateway confirms
   */
  async execute(actor: Actor, id: string, settlement: LateSettlement): Promise<void> {
    const confirmed = await this.confirmedMoney.ask(id, 'failed');
    await this.transactions.run(async (tx, afterCommit) => {
      if (!(await this.payments.exists(tx, id))) throw new ProblemError('payment-not-found');
      const payment = await this.payments.lock(tx, id);
      if (payment.userId === actor.id) throw new ProblemError('own-money');
      if (payment.status !== 'failed' || payment.amount === 0) {
        throw new ProblemError('payment-not-failed');
      }
      if (!(await this.payments.wasSent(tx, id))) throw new ProblemError('payment-not-sent');
      if (await this.ledger.isPosted(tx, keyOf(payment, ':late'))) {
        throw new ProblemError('already-settled');
      }
      if (!isPayout(payment.purpose)) {
        if (confirmed === null) throw new ProblemError('operator-unanswered');
        requireRecordable(confirmed, settlement.movedAmount);
      }
      const isPayerDeleted = !(await this.users.hold(tx, payment.userId));
      await this.auditLog.record(tx, actor, {
        action: 'settle-late',
        subject: 'payment',
        subjectId: id,
        detail: { ...settlement, ...(isPayerDeleted && { isPayerDeleted }) },
      });
      const at = this.clock.now();
      const { movedAmount: settledAmount } = settlement;
      const late = { settled: settledAmount, isPayerDeleted };
      await this.post.settleLate(tx, payment, late, at);
      await this.events.record(tx, afterCommit, paymentSettledLate, {
        subjectId: id,
        actor: { role: 'staff', id: actor.id },
        facts: factsOf(payment, { settledAmount, rentalId: null, failureReason: null, at }),
        at,
      });
    });
  }
}
