import { Module } from '@nestjs/common';
import { HousekeepingModule } from './housekeeping.module.js';
import { HousekeepingProcessor } from './housekeeping.processor.js';
import { HousekeepingSchedule } from './housekeeping.schedule.js';

@Module({
  imports: [HousekeepingModule],
  providers: [HousekeepingProcessor, HousekeepingSchedule],
})
export class HousekeepingWorkerModule {}
