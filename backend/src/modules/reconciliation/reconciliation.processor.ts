import { Injectable } from '@nestjs/common';
import { Processor } from '../../platform/queues/processor.js';
import { Sweeper } from '../../platform/queues/sweeper.js';
import { ReconcilePayments } from './reconcile-payments.js';

@Injectable()
export class ReconciliationProcessor extends Processor<'reconciliation'> {
  constructor(private readonly reconcile: ReconcilePayments) {
    super('reconciliation', 1);
  }

  process() {
    return this.reconcile.execute();
  }
}

/** Makes the day's report when the night's job was lost. */
@Injectable()
export class ReconciliationSweeper extends Sweeper {
  constructor(private readonly reconcile: ReconcilePayments) {
    super(60_000);
  }

  sweep(): Promise<void> {
    return this.reconcile.executeIfMissed();
  }
}
