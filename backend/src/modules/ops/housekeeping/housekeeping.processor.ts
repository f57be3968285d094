import { Processor } from '@nestjs/bullmq';
import { JobProcessor, workerOptions } from '../../../platform/queues/job-processor.js';
import { Retention } from '../../../platform/retention.js';
import { housekeepingQueue } from './housekeeping.queue.js';

/** The nightly removal of what nobody needs any more. */
@Processor(housekeepingQueue, workerOptions(1))
export class HousekeepingProcessor extends JobProcessor {
  constructor(private readonly retention: Retention) {
    super();
  }

  run() {
    return this.retention.removeExpired();
  }
}
