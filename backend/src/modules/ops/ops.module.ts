import { Module } from '@nestjs/common';
import { Draining } from '../../platform/http/draining.js';
import { StorageProbe } from '../../platform/storage/storage-probe.js';
import { AuthModule } from '../auth/index.js';
import { PaymentsModule } from '../payments/index.js';
import { RentalsModule } from '../rentals/index.js';
import { TreasuryModule } from '../treasury/index.js';
import { VerificationModule } from '../verification/index.js';
import { AppliedMigrations } from './applied-migrations.js';
import { DependencyStates } from './dependency-states.js';
import { HousekeepingModule } from './housekeeping/housekeeping.module.js';
import { DatabaseMetrics } from './metrics/database-metrics.js';
import { FloatMetrics } from './metrics/float-metrics.js';
import { IncidentMetrics } from './metrics/incident-metrics.js';
import { LongJobMetrics } from './metrics/long-job-metrics.js';
import { Metrics } from './metrics/metrics.js';
import { MoneyMetrics } from './metrics/money-metrics.js';
import { OutboxMetrics } from './metrics/outbox-metrics.js';
import { ProgramMetrics } from './metrics/program-metrics.js';
import { TrustMetrics } from './metrics/trust-metrics.js';
import { WorkMetrics } from './metrics/work-metrics.js';
import { OpsController } from './ops.controller.js';
import { PageSessionsController } from './page-sessions.controller.js';
import { PageSessions } from './page-sessions.js';
import { QueueMonitor } from './queue-monitor.js';
import { ReadinessQuery } from './readiness.js';
import { StaffPages } from './staff-pages.js';
import { LongJobStates } from './state/long-job-states.js';
import { OpsStateController } from './state/ops-state.controller.js';
import { OpsStateQueries } from './state/ops-state.queries.js';
import { OverdueWork } from './state/overdue-work.js';
import { QueueStates } from './state/queue-states.js';

@Module({
  imports: [
    AuthModule,
    HousekeepingModule,
    PaymentsModule,
    RentalsModule,
    TreasuryModule,
    VerificationModule,
  ],
  controllers: [OpsController, OpsStateController, PageSessionsController],
  providers: [
    // Of the api alone: a worker has nobody before it that would have to notice.
    Draining,
    StorageProbe,
    AppliedMigrations,
    DependencyStates,
    ReadinessQuery,
    ProgramMetrics,
    Metrics,
    DatabaseMetrics,
    MoneyMetrics,
    OutboxMetrics,
    TrustMetrics,
    IncidentMetrics,
    FloatMetrics,
    WorkMetrics,
    LongJobMetrics,
    LongJobStates,
    OpsStateQueries,
    OverdueWork,
    QueueStates,
    // Before the pages that it guards.
    StaffPages,
    QueueMonitor,
    PageSessions,
  ],
})
export class OpsModule {}
