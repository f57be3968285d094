import { Injectable } from '@nestjs/common';
import type { Xaf } from '../../../kernel/xaf.js';
import { Clock } from '../../../platform/clock.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { type AfterCommit, Transactions } from '../../../platform/database/transactions.js';
import { canMove, isDecided, nextCheck, type PaymentStatus } from '../domain/payment-lifecycle.js';
import { lockPayment } from '../payment-record.js';
import { SettlePayment } from './post-payment.js';

export interface Verdict {
  to: PaymentStatus;
  detail: string;
  gatewayReference?: string | null;
  /** XAF, when what moved is not known to be the amount asked. */
  movedAmount?: Xaf;
  /** Only staff decide what is in review. */
  byStaff?: true;
  /** Holds only for a payment that nobody has moved on from here meanwhile. */
  ifStill?: PaymentStatus;
}

/**
 * What has been learnt of a payment, written in one transaction with all that follows from it. The
 * only place where a payment is decided, whoever learnt it.
 */
@Injectable()
export class RecordVerdict {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly settle: SettlePayment,
  ) {}

  /** @returns when the gateway is to be asked again; null when it need not be */
  execute(paymentId: string, verdict: Verdict): Promise<Date | null> {
    return this.transactions.run((tx, afterCommit) =>
      this.within(tx, afterCommit, paymentId, verdict),
    );
  }

  /** The same, inside the transaction of a use case that does more. */
  async within(
    tx: Tx,
    afterCommit: AfterCommit,
    paymentId: string,
    verdict: Verdict,
  ): Promise<Date | null> {
    const payment = await lockPayment(tx, paymentId);
    if (isDecided(payment.status)) return null;
    if (verdict.ifStill && payment.status !== verdict.ifStill) return null;
    if (payment.status === 'review' && !verdict.byStaff) return null;

    const now = this.clock.now();
    const again = nextCheck(payment.createdAt, now);
    const to = again || isDecided(verdict.to) ? verdict.to : 'review';
    const moves = canMove(payment.status, to);
    const status = moves ? to : payment.status;
    const decided = isDecided(status);
    const open = !decided && status !== 'review';

    const moved = verdict.movedAmount ?? payment.amount;
    const rentalId =
      status === 'succeeded' ? await this.settle.succeed(tx, afterCommit, payment, moved) : null;
    if (status === 'failed') await this.settle.fail(tx, afterCommit, payment);
    await tx.payment.update({
      where: { id: paymentId },
      data: {
        status,
        nextCheckAt: open ? again : null,
        decidedAt: decided ? now : null,
        rentalId,
        movedAmount: status === 'failed' || moved === payment.amount ? null : moved,
        failureCode: status === 'failed' ? verdict.detail.slice(0, 200) : null,
        ...(verdict.gatewayReference && { gatewayReference: verdict.gatewayReference }),
      },
    });
    if (moves) {
      const detail = verdict.detail.slice(0, 500);
      await tx.paymentEvent.create({
        data: { paymentId, from: payment.status, to, detail, at: now },
      });
    }
    return open ? again : null;
  }
}
