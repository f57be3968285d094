import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { type QueueName, Queues } from './queues.js';
import { Sweeper } from './sweeper.js';

/** The jobs of the night, by the clocks of Gabon. Each is a queue's only scheduled one. */
export const nightly: readonly { queue: QueueName; pattern: string }[] = [
  { queue: 'rentals', pattern: '5 0 * * *' },
  { queue: 'reconciliation', pattern: '30 3 * * *' },
  { queue: 'housekeeping', pattern: '30 4 * * *' },
];

/**
 * Keeps the nightly jobs on Redis' calendar: put there on start, again when Redis comes back, and
 * looked for every half minute, since Redis may forget without going away.
 */
@Injectable()
export class Schedules extends Sweeper implements OnApplicationBootstrap {
  constructor(private readonly queues: Queues) {
    super(30_000);
  }

  override onApplicationBootstrap(): void {
    const logger = new Logger(Schedules.name);
    this.queues.onReady(() => {
      this.sweep().catch((error: unknown) => logger.warn(String(error)));
    });
    super.onApplicationBootstrap();
  }

  async sweep(): Promise<void> {
    await Promise.all(nightly.map(({ queue, pattern }) => this.queues.repeat(queue, pattern)));
  }
}
