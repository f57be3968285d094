import { Processor } from '@nestjs/bullmq';
import { JobProcessor, workerOptions } from '../../../platform/queues/job-processor.js';
import { auditQueue } from './audit.queue.js';
import { AuditNightly } from './audit-nightly.js';

/** The nightly audit of the books. */
@Processor(auditQueue, workerOptions(1))
export class AuditProcessor extends JobProcessor {
  constructor(private readonly audit: AuditNightly) {
    super();
  }

  run() {
    return this.audit.execute();
  }
}
