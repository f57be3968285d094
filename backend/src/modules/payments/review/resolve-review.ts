import { Injectable } from '@nestjs/common';
import { Refusal } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { AuditLog } from '../../audit-log/index.js';
import { isOpened, lockPayment } from '../payment-record.js';
import type { StaffDecision } from '../payments.schema.js';
import { RecordVerdict } from '../settle/apply-outcome.js';

/** An admin decides a payment that did not add up, or stayed open for too long. */
@Injectable()
export class DecidePayment {
  constructor(
    private readonly transactions: Transactions,
    private readonly auditLog: AuditLog,
    private readonly recordVerdict: RecordVerdict,
  ) {}

  /** @throws Refusal `payment-not-found`, `payment-not-in-review`, `own-money` */
  async execute(actor: Actor, id: string, decision: StaffDecision): Promise<void> {
    const { outcome: to, reason } = decision;
    await this.transactions.run(async (tx, afterCommit) => {
      if (!(await isOpened(tx, id))) throw new Refusal('payment-not-found');
      const payment = await lockPayment(tx, id);
      if (payment.status !== 'review') throw new Refusal('payment-not-in-review');
      if (payment.userId === actor.id) throw new Refusal('own-money');
      const movedAmount = decision.movedAmount ?? payment.movedAmount;
      await this.recordVerdict.within(tx, afterCommit, id, {
        to,
        detail: `staff: ${reason}`,
        byStaff: true,
        ...(to === 'succeeded' && movedAmount && { movedAmount }),
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
