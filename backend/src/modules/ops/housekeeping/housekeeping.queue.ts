import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { NightlyQueue } from '../../../platform/queues/nightly-queue.js';

export const housekeepingQueue = 'housekeeping';

@Injectable()
export class HousekeepingQueue extends NightlyQueue {
  constructor(@InjectQueue(housekeepingQueue) queue: Queue) {
    super(queue);
  }
}
