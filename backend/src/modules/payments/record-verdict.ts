import { Injectable } from '@nestjs/common';
import { provider, wallet } from '../../kernel/posting.js';
import { Clock } from '../../platform/clock.js';
import { Outbox } from '../../platform/mail/outbox.js';
import type { Payment } from '../../platform/prisma/generated/client.js';
import type { Tx } from '../../platform/prisma/prisma.js';
import { type AfterCommit, Transactions } from '../../platform/prisma/transactions.js';
import { RequestRental } from '../rentals/request-rental.js';
import { postTransaction } from '../wallet/post-transaction.js';
import { canMove, isDecided, nextCheck, type PaymentStatus } from './domain/payment-lifecycle.js';
import { paidTooLate } from './payment-letters.js';

export interface Verdict {
  to: PaymentStatus;
  detail: string;
  gatewayReference?: string | null;
  /** Whether it comes from a status read, which sets the pause before the next. */
  checked: boolean;
}

/**
 * What has been learnt of a payment, written in one transaction with all that follows from it. The
 * only place where a payment is decided: a success makes the rental, or gives the money to the
 * payer's wallet when the rental can no longer be made.
 */
@Injectable()
export class RecordVerdict {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly requestRental: RequestRental,
  ) {}

  /** @returns when the gateway is to be asked again; null when it need not be */
  async execute(paymentId: string, verdict: Verdict): Promise<Date | null> {
    return this.transactions.run(async (tx, afterCommit) => {
      await tx.$queryRaw`select 1 from payments where id = ${paymentId}::uuid for update`;
      const payment = await tx.payment.findUniqueOrThrow({ where: { id: paymentId } });
      if (isDecided(payment.status) || payment.status === 'review') return null;

      const now = this.clock.now();
      const checks = payment.checks + (verdict.checked ? 1 : 0);
      const again = nextCheck(payment.createdAt, checks, now);
      const to = again || isDecided(verdict.to) ? verdict.to : 'review';
      const moves = canMove(payment.status, to);
      const status = moves ? to : payment.status;
      const open = !isDecided(status) && status !== 'review';

      await tx.payment.update({
        where: { id: paymentId },
        data: {
          status,
          checks,
          nextCheckAt: open ? again : null,
          decidedAt: isDecided(status) ? now : null,
          rentalId: status === 'succeeded' ? await this.settle(tx, afterCommit, payment) : null,
          failureCode: status === 'failed' ? verdict.detail.slice(0, 200) : null,
          ...(verdict.gatewayReference && { gatewayReference: verdict.gatewayReference }),
        },
      });
      if (moves) {
        await tx.paymentEvent.create({
          data: {
            paymentId,
            from: payment.status,
            to,
            detail: verdict.detail.slice(0, 500),
            at: now,
          },
        });
      }
      return open ? again : null;
    });
  }

  /** Puts the money where it belongs; the rental's id, or null when there can be none. */
  private async settle(tx: Tx, afterCommit: AfterCommit, payment: Payment): Promise<string | null> {
    const made = await this.requestRental.fromPayment(tx, afterCommit, payment);
    if ('rentalId' in made) return made.rentalId;
    const { title } = await tx.item.findUniqueOrThrow({ where: { id: payment.itemId } });
    await postTransaction(tx, {
      key: `payment:${payment.id}`,
      kind: 'payment-refunded',
      description: title,
      at: this.clock.now(),
      postings: [
        { from: provider(payment.operator), to: wallet(payment.userId), amount: payment.amount },
      ],
    });
    const payer = await tx.user.findUniqueOrThrow({ where: { id: payment.userId } });
    await this.outbox.post(tx, afterCommit, payer.email, paidTooLate(payment, payer, title));
    return null;
  }
}
