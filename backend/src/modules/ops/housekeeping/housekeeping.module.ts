import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { HousekeepingQueue, housekeepingQueue } from './housekeeping.queue.js';

@Module({
  imports: [BullModule.registerQueue({ name: housekeepingQueue })],
  providers: [HousekeepingQueue],
  exports: [HousekeepingQueue],
})
export class HousekeepingModule {}
