import { Processor } from '@nestjs/bullmq';
import { JobProcessor, workerOptions } from '../../platform/queues/job-processor.js';
import { RunComparison } from './asked/run-comparison.js';
import { ReconcilePayments } from './reconcile-payments.js';
import { type ReconciliationJob, reconciliationQueue } from './reconciliation.queue.js';

/** The comparisons with the gateway: the nightly one, and those that staff ask for. */
@Processor(reconciliationQueue, workerOptions(1))
export class ReconciliationProcessor extends JobProcessor<ReconciliationJob> {
  constructor(
    private readonly reconcile: ReconcilePayments,
    private readonly runComparison: RunComparison,
  ) {
    super();
  }

  run({ runId }: ReconciliationJob) {
    return runId ? this.runComparison.execute(runId) : this.reconcile.execute();
  }
}
