import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { NightlyQueue } from '../../platform/queues/nightly-queue.js';

export const rentalsQueue = 'rentals';

@Injectable()
export class RentalsQueue extends NightlyQueue {
  constructor(@InjectQueue(rentalsQueue) queue: Queue) {
    super(queue);
  }
}
