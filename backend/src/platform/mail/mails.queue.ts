import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { JobQueue } from '../queues/job-queue.js';

export const mailsQueue = 'mails';

export interface MailJob {
  mailId: string;
}

@Injectable()
export class MailsQueue extends JobQueue<MailJob> {
  constructor(@InjectQueue(mailsQueue) queue: Queue) {
    super(queue);
  }
}
