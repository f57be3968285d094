import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Xaf } from '../../../kernel/xaf.js';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Tx } from '../../../platform/database/prisma.js';
import type { AfterCommit } from '../../../platform/database/transactions.js';
import { Users } from '../../accounts/index.js';
import { AuditLog } from '../../audit-log/index.js';
import { DomainEvents } from '../../events/index.js';
import { Items } from '../../items/index.js';
import { HeldCredits } from '../../wallet/index.js';
import { creditByRighting, type RightingBearer } from '../domain/payment-postings.js';
import { paymentPutRight } from '../payments.events.js';
import { type PaymentRecord, Payments } from '../payments.js';
import { PostPayment } from '../settle/post-payment.js';
import { type Word, wordInRecord } from './gateway-word.js';
import { SettledAmounts } from './settled-amounts.js';

/** Posts what two admins put right of a decided payment. */
@Injectable()
export class PostRighting {
  constructor(
    private readonly payments: Payments,
    private readonly settledAmounts: SettledAmounts,
    private readonly users: Users,
    private readonly items: Items,
    private readonly heldCredits: HeldCredits,
    private readonly postPayment: PostPayment,
    private readonly auditLog: AuditLog,
    private readonly events: DomainEvents,
  ) {}

  /**
   * The payment, held until the end of the transaction, and what the books say that it settled, XAF.
   *
   * @throws ProblemError `payment-not-found`, `payment-not-settled`, `own-money`; `payer-deleted` when the payer was to
   *   bear the difference
   */
  async hold(
    tx: Tx,
    actor: Pick<Actor, 'id'>,
    id: string,
    bearer: RightingBearer,
  ): Promise<{ payment: PaymentRecord; settled: Xaf }> {
    if (!(await this.payments.exists(tx, id))) throw new ProblemError('payment-not-found');
    const payment = await this.payments.lock(tx, id);
    const owner = payment.itemId && (await this.items.getForRental(payment.itemId, tx)).ownerId;
    if ([payment.userId, owner].includes(actor.id)) throw new ProblemError('own-money');
    const settled = (await this.settledAmounts.list([payment], tx)).get(id);
    if (!settled) throw new ProblemError('payment-not-settled');
    if (bearer === 'member' && !(await this.users.hold(tx, payment.userId)))
      throw new ProblemError('payer-deleted');
    return { payment, settled: settled.amount };
  }

  /**
   * What was held of the payment is held no longer: two have decided about it.
   *
   * @throws ProblemError `insufficient-balance`, from the database, when the payer's wallet does not hold the difference
   */
  async post(
    tx: Tx,
    afterCommit: AfterCommit,
    { payment, settled }: { payment: PaymentRecord; settled: Xaf },
    righting: {
      actor: Pick<Actor, 'id'>;
      approvalId: string;
      proposedById: string;
      movedAmount: Xaf;
      bearer: RightingBearer;
      reason: string;
      proof: string;
      word: Word | null;
      at: Date;
    },
  ): Promise<void> {
    const { actor, approvalId: id, proposedById, movedAmount, word, at, ...told } = righting;
    await tx.paymentRighting.create({
      data: {
        ...{ id, paymentId: payment.id, settledBefore: settled, settledAfter: movedAmount, at },
        ...{ ...told, proposedById, approvedById: actor.id },
      },
    });
    const change = { before: settled, after: movedAmount, bearer: told.bearer };
    const amount = creditByRighting(payment, change);
    await this.heldCredits.release(tx, afterCommit, [payment.id], {
      ...{ release: 'put_right', at, actor: { role: 'staff', id: actor.id } },
      lost: new Map([[payment.userId, Math.max(0, -amount)]]),
    });
    await this.auditLog.record(tx, actor, {
      action: 'put-payment-right',
      subject: 'payment',
      subjectId: payment.id,
      detail: {
        ...{ approvalId: id, proposedById, settledBefore: settled, movedAmount, ...told },
        ...(word && wordInRecord(word)),
      },
      at,
    });
    await this.postPayment.putRight(tx, payment, change, { id, at });
    if (amount === 0) return;
    const { userId, id: paymentId, reference, purpose, itemTitle } = payment;
    await this.events.record(tx, afterCommit, paymentPutRight, {
      subjectId: id,
      actor: { role: 'staff', id: actor.id },
      facts: { userId, paymentId, reference, purpose, itemTitle, amount },
      at,
    });
  }
}
