import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { NightlyQueue } from '../../../platform/queues/nightly-queue.js';

export const auditQueue = 'audit';

@Injectable()
export class AuditQueue extends NightlyQueue {
  constructor(@InjectQueue(auditQueue) queue: Queue) {
    super(queue);
  }
}
