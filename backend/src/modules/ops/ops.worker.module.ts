import { Module } from '@nestjs/common';
import { TicksModule } from '../../platform/schedule/ticks.module.js';
import { StorageProbe } from '../../platform/storage/storage-probe.js';
import { AppliedMigrations } from './applied-migrations.js';
import { DependencyStates } from './dependency-states.js';
import { HousekeepingWorkerModule } from './housekeeping/housekeeping.worker.module.js';
import { ProgramMetrics } from './metrics/program-metrics.js';
import { WorkerHealth } from './worker/worker-health.js';
import { WorkerServer } from './worker/worker-server.js';

@Module({
  imports: [HousekeepingWorkerModule, TicksModule],
  providers: [
    AppliedMigrations,
    DependencyStates,
    ProgramMetrics,
    StorageProbe,
    WorkerHealth,
    WorkerServer,
  ],
})
export class OpsWorkerModule {}
