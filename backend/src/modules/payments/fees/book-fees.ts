import { Injectable } from '@nestjs/common';
import type { Xaf } from '../../../kernel/xaf.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Payments } from '../payments.js';
import { PostPayment } from '../settle/post-payment.js';

/**
 * Books what the gateway kept of a payment that was settled before it said so, on record or late.
 * Loka bears it: its payer is told and charged nothing.
 */
@Injectable()
export class BookFees {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly payments: Payments,
    private readonly post: PostPayment,
  ) {}

  /** Once: the database refuses to change fees that are known. */
  async execute(paymentId: string, fees: Xaf): Promise<void> {
    await this.transactions.run(async (tx) => {
      const payment = await this.payments.lock(tx, paymentId);
      if (payment.gatewayFees !== null) return;
      const now = this.clock.now();
      await tx.payment.update({
        where: { id: paymentId },
        data: { gatewayFees: fees, feesBookedAt: now },
      });
      await this.post.chargeFees(tx, payment, fees, now);
    });
  }
}
