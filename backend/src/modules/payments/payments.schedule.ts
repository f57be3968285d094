import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { minuteMs } from '../../kernel/duration.js';
import { Clock } from '../../platform/clock.js';
import { withRequestId } from '../../platform/logging/request-id.js';
import { tick } from '../../platform/schedule/tick.js';
import { ProcessPayment } from './process/process-payment.js';

const atOnce = 32;
/** A step that fails may not even be postponed, and then stays the one that is overdue longest. */
const restMs = minuteMs;

@Injectable()
export class PaymentsSchedule implements BeforeApplicationShutdown {
  private readonly logger = new Logger(PaymentsSchedule.name);
  private readonly steps = new Map<string, Promise<void>>();
  /** Payments whose step has just failed, and until when the others come before them. */
  private readonly resting = new Map<string, number>();

  constructor(
    private readonly processPayment: ProcessPayment,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes the steps that no job took in time. A tick waits for none of them: one that hangs in the
   * gateway keeps no other payment waiting, and neither do those that fail.
   */
  @Cron(CronExpression.EVERY_SECOND, tick)
  async processOverdue(): Promise<void> {
    const now = this.clock.now().getTime();
    for (const [id, until] of this.resting) {
      if (until <= now) this.resting.delete(id);
    }
    const except = [...this.steps.keys(), ...this.resting.keys()];
    for (const id of await this.processPayment.overdue(atOnce - this.steps.size, except)) {
      this.steps.set(
        id,
        this.process(id).finally(() => this.steps.delete(id)),
      );
    }
  }

  /** No tick begins any more: what they began is ended. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.steps.values());
  }

  private async process(id: string): Promise<void> {
    try {
      await withRequestId(undefined, () => this.processPayment.execute(id));
    } catch (error) {
      this.resting.set(id, this.clock.now().getTime() + restMs);
      this.logger.error(`Payment ${id}`, error instanceof Error ? error.stack : String(error));
    }
  }
}
