import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Xaf } from '../../../kernel/xaf.js';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Tx } from '../../../platform/database/prisma.js';
import type { AfterCommit } from '../../../platform/database/transactions.js';
import { AuditLog } from '../../audit-log/index.js';
import { Items } from '../../items/index.js';
import { type PaymentRecord, Payments } from '../payments.js';
import { ApplyOutcome } from '../settle/apply-outcome.js';
import { type Word, wordInRecord } from './gateway-word.js';

/** What is decided about a payment in review. */
export interface ReviewFinding {
  outcome: 'succeeded' | 'failed';
  /** XAF that were settled; 0 of a failure. */
  movedAmount: Xaf;
  proof: string;
}

/** A decision about a payment in review, however many admins it takes. */
@Injectable()
export class ReviewDecision {
  constructor(
    private readonly payments: Payments,
    private readonly applyOutcome: ApplyOutcome,
    private readonly auditLog: AuditLog,
    private readonly items: Items,
  ) {}

  /**
   * The payment, held until the end of the transaction.
   *
   * @throws ProblemError `payment-not-found`, `payment-not-in-review`, `own-money`
   */
  async hold(tx: Tx, actor: Pick<Actor, 'id'>, id: string): Promise<PaymentRecord> {
    if (!(await this.payments.exists(tx, id))) throw new ProblemError('payment-not-found');
    const payment = await this.payments.lock(tx, id);
    if (payment.status !== 'review') throw new ProblemError('payment-not-in-review');
    // Who lends the object earns what is decided to be paid.
    const owner = payment.itemId && (await this.items.getForRental(payment.itemId, tx)).ownerId;
    if ([payment.userId, owner].includes(actor.id)) throw new ProblemError('own-money');
    return payment;
  }

  /** @param record what the audit log says beside: how many decided it */
  async apply(
    tx: Tx,
    afterCommit: AfterCommit,
    id: string,
    decided: {
      actor: Pick<Actor, 'id'>;
      finding: ReviewFinding;
      reason: string;
      word: Word | null;
      record: Record<string, unknown>;
    },
  ): Promise<void> {
    const { actor, finding, reason, word, record } = decided;
    const { outcome, movedAmount, proof } = finding;
    const moved = outcome === 'succeeded' && { movedAmount };
    await this.applyOutcome.within(tx, afterCommit, id, {
      to: outcome,
      detail: `staff: ${reason}`,
      by: { role: 'staff', id: actor.id },
      ...(moved && { settledAmount: movedAmount }),
    });
    await this.auditLog.record(tx, actor, {
      action: 'decide-payment',
      subject: 'payment',
      subjectId: id,
      detail: { outcome, ...moved, reason, proof, ...(word && wordInRecord(word)), ...record },
    });
  }
}
