import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { NightlyQueue } from '../../platform/queues/nightly-queue.js';

export const reconciliationQueue = 'reconciliation';

@Injectable()
export class ReconciliationQueue extends NightlyQueue {
  constructor(@InjectQueue(reconciliationQueue) queue: Queue) {
    super(queue);
  }
}
