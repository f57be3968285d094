import { Processor } from '@nestjs/bullmq';
import { JobProcessor, workerOptions } from '../../platform/queues/job-processor.js';
import { type PaymentJob, paymentsQueue } from './payments.queue.js';
import { ProcessPayment } from './process/process-payment.js';

@Processor(paymentsQueue, workerOptions(16))
export class PaymentsProcessor extends JobProcessor<PaymentJob> {
  constructor(private readonly processPayment: ProcessPayment) {
    super();
  }

  run({ paymentId }: PaymentJob) {
    return this.processPayment.execute(paymentId);
  }
}
