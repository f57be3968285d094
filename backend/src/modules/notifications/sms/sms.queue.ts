import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { JobQueue } from '../../../platform/queues/job-queue.js';

export const smsQueue = 'sms';

export interface SmsJob {
  smsId: string;
}

@Injectable()
export class SmsQueue extends JobQueue<SmsJob> {
  constructor(@InjectQueue(smsQueue) queue: Queue) {
    super(queue);
  }
}
