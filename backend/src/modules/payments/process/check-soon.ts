import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import { PaymentsQueue } from '../payments.queue.js';

/** Brings the next step of a payment forward. */
@Injectable()
export class CheckSoon {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly queue: PaymentsQueue,
  ) {}

  /** Does nothing for a payment that is decided, or left to staff. */
  async execute(paymentId: string): Promise<void> {
    await this.bringForward(paymentId);
    this.queue.enqueue({ paymentId });
  }

  /** The same for whoever takes the step themselves. */
  async bringForward(paymentId: string): Promise<void> {
    await this.sql.$executeRaw`
      update payments set next_check_at = ${this.clock.now()}
      where id = ${paymentId}::uuid and next_check_at is not null`;
  }
}
