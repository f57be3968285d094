import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { withRequestId } from '../../platform/logging/request-id.js';
import { tick } from '../../platform/schedule/tick.js';
import { ProcessPayment } from './process/process-payment.js';

const atOnce = 32;

@Injectable()
export class PaymentsSchedule implements BeforeApplicationShutdown {
  private readonly logger = new Logger(PaymentsSchedule.name);
  private readonly steps = new Set<Promise<void>>();

  constructor(private readonly processPayment: ProcessPayment) {}

  /**
   * Takes the steps that no job took in time. A tick waits for none of them: one that hangs in the
   * gateway keeps no other payment waiting.
   */
  @Cron(CronExpression.EVERY_SECOND, tick)
  async processOverdue(): Promise<void> {
    for (const id of await this.processPayment.overdue(atOnce - this.steps.size)) {
      const step = this.process(id).finally(() => this.steps.delete(step));
      this.steps.add(step);
    }
  }

  /** No tick begins any more: what they began is ended. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.steps);
  }

  private async process(id: string): Promise<void> {
    try {
      await withRequestId(undefined, () => this.processPayment.execute(id));
    } catch (error) {
      this.logger.error(`Payment ${id}`, error instanceof Error ? error.stack : String(error));
    }
  }
}
