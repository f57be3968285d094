import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Xaf } from '../../../kernel/xaf.js';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Tx } from '../../../platform/database/prisma.js';
import type { AfterCommit } from '../../../platform/database/transactions.js';
import { Users } from '../../accounts/index.js';
import { AuditLog } from '../../audit-log/index.js';
import { DomainEvents } from '../../events/index.js';
import { Ledger } from '../../wallet/index.js';
import { paymentSettledLate } from '../payments.events.js';
import { type PaymentRecord, Payments } from '../payments.js';
import { factsOf } from '../record-event.js';
import { keyOf, PostPayment } from '../settle/post-payment.js';
import { type Word, wordInRecord } from './gateway-word.js';

/**
 * A late settlement, however many admins it takes. The payment stays failed, since its payer was told so and may have paid
 * anew; what came in is credited to the payer's wallet, and the payer is told. When the payer's account is deleted by
 * then, it is kept apart, in the books as well.
 */
@Injectable()
export class PostLateSettlement {
  constructor(
    private readonly users: Users,
    private readonly payments: Payments,
    private readonly auditLog: AuditLog,
    private readonly ledger: Ledger,
    private readonly postPayment: PostPayment,
    private readonly events: DomainEvents,
  ) {}

  /**
   * The payment, held until the end of the transaction.
   *
   * @throws ProblemError `payment-not-found`, `own-money`, `payment-not-failed`, `payment-not-sent`, `already-settled`
   */
  async hold(tx: Tx, actor: Pick<Actor, 'id'>, id: string): Promise<PaymentRecord> {
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
    return payment;
  }

  /** @param settled with what the audit log says beside: how many recorded it */
  async post(
    tx: Tx,
    afterCommit: AfterCommit,
    payment: PaymentRecord,
    settled: {
      actor: Pick<Actor, 'id'>;
      movedAmount: Xaf;
      reason: string;
      word: Word | null;
      record: Record<string, unknown>;
      at: Date;
    },
  ): Promise<void> {
    const { actor, movedAmount, reason, word, record, at } = settled;
    const isPayerDeleted = !(await this.users.hold(tx, payment.userId));
    await this.auditLog.record(tx, actor, {
      action: 'settle-late',
      subject: 'payment',
      subjectId: payment.id,
      detail: {
        ...{ movedAmount, reason },
        ...(word && wordInRecord(word)),
        ...record,
        ...(isPayerDeleted && { isPayerDeleted }),
      },
      at,
    });
    await this.postPayment.settleLate(tx, payment, { settled: movedAmount, isPayerDeleted }, at);
    await this.events.record(tx, afterCommit, paymentSettledLate, {
      subjectId: payment.id,
      actor: { role: 'staff', id: actor.id },
      facts: factsOf(payment, {
        ...{ settledAmount: movedAmount, rentalId: null, failureReason: null, at },
      }),
      at,
    });
  }
}
