import { Module, type OnModuleDestroy } from '@nestjs/common';
import { ScheduleModule, SchedulerRegistry } from '@nestjs/schedule';
import { Stopping, StoppingModule } from '../stopping.js';
import { Rounds } from './rounds.js';

/** Runs the schedules of all modules, and ends with their running ticks. */
@Module({
  imports: [ScheduleModule.forRoot(), StoppingModule],
  providers: [Rounds],
  exports: [Rounds],
})
export class TicksModule implements OnModuleDestroy {
  constructor(
    private readonly registry: SchedulerRegistry,
    private readonly stopping: Stopping,
  ) {}

  /** Nest itself stops the schedules later, and waits for no tick. One that is at a long job would last for hours. */
  async onModuleDestroy(): Promise<void> {
    this.stopping.begin();
    await Promise.all([...this.registry.getCronJobs().values()].map((job) => job.stop()));
  }
}
