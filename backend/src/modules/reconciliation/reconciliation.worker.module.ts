import { Module } from '@nestjs/common';
import { ReconciliationModule } from './reconciliation.module.js';
import { ReconciliationProcessor } from './reconciliation.processor.js';
import { ReconciliationSchedule } from './reconciliation.schedule.js';

@Module({
  imports: [ReconciliationModule],
  providers: [ReconciliationProcessor, ReconciliationSchedule],
})
export class ReconciliationWorkerModule {}
