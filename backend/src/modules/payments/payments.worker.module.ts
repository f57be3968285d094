import { Module } from '@nestjs/common';
import { PaymentsModule } from './payments.module.js';
import { PaymentsProcessor } from './payments.processor.js';
import { PaymentsSchedule } from './payments.schedule.js';

@Module({ imports: [PaymentsModule], providers: [PaymentsProcessor, PaymentsSchedule] })
export class PaymentsWorkerModule {}
