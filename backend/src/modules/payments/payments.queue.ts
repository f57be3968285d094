import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { JobQueue } from '../../platform/queues/job-queue.js';

export const paymentsQueue = 'payments';

export interface PaymentJob {
  paymentId: string;
}

@Injectable()
export class PaymentsQueue extends JobQueue<PaymentJob> {
  constructor(@InjectQueue(paymentsQueue) queue: Queue) {
    super(queue);
  }
}
