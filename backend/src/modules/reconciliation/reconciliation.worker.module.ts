import { Module } from '@nestjs/common';
import { AuditProcessor } from './nightly-audit/audit.processor.js';
import { AuditSchedule } from './nightly-audit/audit.schedule.js';
import { ReconciliationModule } from './reconciliation.module.js';
import { ReconciliationProcessor } from './reconciliation.processor.js';
import { ReconciliationSchedule } from './reconciliation.schedule.js';

@Module({
  imports: [ReconciliationModule],
  providers: [ReconciliationProcessor, ReconciliationSchedule, AuditProcessor, AuditSchedule],
})
export class ReconciliationWorkerModule {}
