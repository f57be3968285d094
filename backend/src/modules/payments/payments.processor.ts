import { Processor } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { JobProcessor, workerOptions } from '../../platform/queues/job-processor.js';
import { type PaymentJob, paymentsQueue } from './payments.queue.js';
import { AdvancePayment } from './process/process-payment.js';

@Processor(paymentsQueue, workerOptions(16))
export class PaymentsProcessor extends JobProcessor {
  constructor(private readonly advance: AdvancePayment) {
    super();
  }

  process({ data }: Job<PaymentJob>) {
    return this.advance.execute(data.paymentId);
  }
}
