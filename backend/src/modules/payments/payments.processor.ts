import { Injectable, Logger } from '@nestjs/common';
import { Processor } from '../../platform/queues/processor.js';
import { Sweeper } from '../../platform/queues/sweeper.js';
import { AdvancePayment } from './process/process-payment.js';

@Injectable()
export class PaymentsProcessor extends Processor<'payments'> {
  constructor(private readonly advance: AdvancePayment) {
    super('payments', 16);
  }

  process({ paymentId }: { paymentId: string }) {
    return this.advance.execute(paymentId);
  }
}

const atOnce = 32;

/**
 * Takes the steps that no job took in time. A round waits for none of them: one that hangs in the
 * gateway keeps no other payment waiting.
 */
@Injectable()
export class PaymentsSweeper extends Sweeper {
  private readonly steps = new Set<Promise<void>>();
  private readonly failures = new Logger(PaymentsSweeper.name);

  constructor(private readonly advance: AdvancePayment) {
    super(1_000);
  }

  async sweep(): Promise<void> {
    for (const id of await this.advance.overdue(atOnce - this.steps.size)) {
      const step = this.take(id).finally(() => this.steps.delete(step));
      this.steps.add(step);
    }
  }

  override async onApplicationShutdown(): Promise<void> {
    await super.onApplicationShutdown();
    await Promise.all(this.steps);
  }

  private async take(id: string): Promise<void> {
    try {
      await this.advance.execute(id);
    } catch (error) {
      this.failures.error(`Payment ${id}`, error instanceof Error ? error.stack : String(error));
    }
  }
}
