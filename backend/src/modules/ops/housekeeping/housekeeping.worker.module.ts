import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/index.js';
import { UploadsModule } from '../../uploads/index.js';
import { HousekeepingModule } from './housekeeping.module.js';
import { HousekeepingProcessor } from './housekeeping.processor.js';
import { HousekeepingSchedule } from './housekeeping.schedule.js';

/** The imported modules state how long they keep what they own. */
@Module({
  imports: [HousekeepingModule, AuthModule, UploadsModule],
  providers: [HousekeepingProcessor, HousekeepingSchedule],
})
export class HousekeepingWorkerModule {}
