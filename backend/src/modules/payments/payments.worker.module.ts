import { Module } from '@nestjs/common';
import { OperatorsSchedule } from './operators/operators.schedule.js';
import { PaymentsModule } from './payments.module.js';
import { PaymentsProcessor } from './payments.processor.js';
import { PaymentsSchedule } from './payments.schedule.js';

@Module({
  imports: [PaymentsModule],
  providers: [OperatorsSchedule, PaymentsProcessor, PaymentsSchedule],
})
export class PaymentsWorkerModule {}
