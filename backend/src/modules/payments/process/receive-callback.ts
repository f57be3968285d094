import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Db } from '../../../platform/database/prisma.js';
import { GatewayCallbacks } from '../../mobile-money/index.js';
import { gatewayOrderOf } from '../gateway-order.js';
import { PaymentsQueue } from '../payments.queue.js';

/** A callback is stored and acknowledged at once; the status of its payment is read soon after. */
@Injectable()
export class ReceiveCallback {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly queue: PaymentsQueue,
    private readonly callbacks: GatewayCallbacks,
  ) {}

  /**
   * @param raw the body as it came
   * @returns the acknowledgement that the gateway expects
   * @throws ProblemError `not-found` without the token; `invalid-request` when it names no payment
   */
  async execute(token: string, body: unknown, raw: string) {
    const { merchantReferenceId, code, transactionId } = await this.callbacks.store(
      token,
      body,
      raw,
    );
    await this.checkSoon(merchantReferenceId, body);
    return { responseCode: code ?? 200, transactionId };
  }

  private async checkSoon(reference: string, body: unknown): Promise<void> {
    const payment = await this.db.payment.findUnique({ where: { reference } });
    if (!payment?.nextCheckAt) return;
    if (!this.callbacks.concerns(body, gatewayOrderOf(payment))) return;
    await this.db.payment.updateMany({
      where: { id: payment.id, nextCheckAt: { not: null } },
      data: { nextCheckAt: this.clock.now() },
    });
    this.queue.enqueue({ paymentId: payment.id });
  }
}
