import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { NightlyQueue } from '../../platform/queues/nightly-queue.js';

export const reconciliationQueue = 'reconciliation';

/** A comparison that staff asked for; the nightly one without. */
export interface ReconciliationJob {
  runId?: string;
}

@Injectable()
export class ReconciliationQueue extends NightlyQueue<ReconciliationJob> {
  constructor(@InjectQueue(reconciliationQueue) queue: Queue) {
    super(queue);
  }
}
