import { Injectable } from '@nestjs/common';
import { Processor } from '../../platform/queues/processor.js';
import { Sweeper } from '../../platform/queues/sweeper.js';
import { AdvancePayment } from './advance-payment.js';

@Injectable()
export class PaymentsProcessor extends Processor<'payments'> {
  constructor(private readonly advance: AdvancePayment) {
    super('payments', 16);
  }

  process({ paymentId }: { paymentId: string }) {
    return this.advance.execute(paymentId);
  }
}

/** Takes the steps that no job took in time. */
@Injectable()
export class PaymentsSweeper extends Sweeper {
  constructor(private readonly advance: AdvancePayment) {
    super(1_000);
  }

  async sweep(): Promise<void> {
    const overdue = await this.advance.overdue(64);
    await Promise.all(overdue.map((id) => this.advance.execute(id)));
  }
}
