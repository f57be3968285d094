import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Db } from '../../../platform/database/prisma.js';
import { PaymentsQueue } from '../payments.queue.js';

/** Brings the next step of a payment forward. */
@Injectable()
export class CheckSoon {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly queue: PaymentsQueue,
  ) {}

  /** Does nothing for a payment that is decided, or left to staff. */
  async execute(paymentId: string): Promise<void> {
    await this.db.payment.updateMany({
      where: { id: paymentId, nextCheckAt: { not: null } },
      data: { nextCheckAt: this.clock.now() },
    });
    this.queue.enqueue({ paymentId });
  }
}
