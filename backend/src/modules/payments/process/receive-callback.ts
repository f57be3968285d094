import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { env } from '../../../env.js';
import { ProblemError } from '../../../kernel/errors.js';
import { safeEqual } from '../../../platform/auth/safe-equal.js';
import { Clock } from '../../../platform/clock.js';
import { Db } from '../../../platform/database/prisma.js';
import { callback } from '../../mobile-money/index.js';
import { PaymentsQueue } from '../payments.queue.js';

/**
 * A gateway says that something happened. It is unsigned, so it proves nothing: it is kept once as
 * it came, answered at once, and the payment it names is asked about.
 */
@Injectable()
export class ReceiveCallback {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly queue: PaymentsQueue,
  ) {}

  /**
   * @param raw the body as it came
   * @throws ProblemError `not-found` without the token; `invalid-request` when it names no payment
   */
  async execute(token: string, body: unknown, raw: string) {
    if (!safeEqual(token, env.GATEWAY_CALLBACK_TOKEN)) throw new ProblemError('not-found');
    await this.db.gatewayCallback.createMany({
      data: {
        body: raw,
        bodyHash: createHash('sha256').update(raw).digest('hex'),
        receivedAt: this.clock.now(),
      },
      skipDuplicates: true,
    });
    const said = callback.safeParse(body);
    if (!said.success) throw new ProblemError('invalid-request');
    await this.checkSoon(said.data.merchantReferenceId);
    return { responseCode: said.data.code ?? 200, transactionId: said.data.transactionId };
  }

  private async checkSoon(reference: string): Promise<void> {
    const payment = await this.db.payment.findUnique({ where: { reference } });
    if (!payment?.nextCheckAt) return;
    await this.db.payment.updateMany({
      where: { id: payment.id, nextCheckAt: { not: null } },
      data: { nextCheckAt: this.clock.now() },
    });
    this.queue.enqueue({ paymentId: payment.id });
  }
}
