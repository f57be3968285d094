import { Processor } from '@nestjs/bullmq';
import { JobProcessor, workerOptions } from '../../platform/queues/job-processor.js';
import { ReconcilePayments } from './reconcile-payments.js';
import { reconciliationQueue } from './reconciliation.queue.js';

/** The nightly comparison with the gateway. */
@Processor(reconciliationQueue, workerOptions(1))
export class ReconciliationProcessor extends JobProcessor {
  constructor(private readonly reconcile: ReconcilePayments) {
    super();
  }

  run() {
    return this.reconcile.execute();
  }
}
