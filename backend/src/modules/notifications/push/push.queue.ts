import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { JobQueue } from '../../../platform/queues/job-queue.js';

export const pushQueue = 'pushes';

export interface PushJob {
  pushId: string;
}

@Injectable()
export class PushQueue extends JobQueue<PushJob> {
  constructor(@InjectQueue(pushQueue) queue: Queue) {
    super(queue);
  }
}
