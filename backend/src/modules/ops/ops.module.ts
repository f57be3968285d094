import { Module } from '@nestjs/common';
import { Draining } from '../../platform/http/draining.js';
import { AuthModule } from '../auth/index.js';
import { PaymentsModule } from '../payments/index.js';
import { RentalsModule } from '../rentals/index.js';
import { VerificationModule } from '../verification/index.js';
import { HousekeepingModule } from './housekeeping/housekeeping.module.js';
import { IncidentMetrics } from './incident-metrics.js';
import { MailMetrics } from './mail-metrics.js';
import { Metrics } from './metrics.js';
import { MoneyMetrics } from './money-metrics.js';
import { OpsController } from './ops.controller.js';
import { PageSessionsController } from './page-sessions.controller.js';
import { PageSessions } from './page-sessions.js';
import { QueueMonitor } from './queue-monitor.js';
import { ReadinessQuery } from './readiness.js';
import { StaffPages } from './staff-pages.js';
import { OpsStateController } from './state/ops-state.controller.js';
import { OpsStateQueries } from './state/ops-state.queries.js';
import { OverdueWork } from './state/overdue-work.js';
import { QueueStates } from './state/queue-states.js';
import { StorageProbe } from './storage-probe.js';
import { TrustMetrics } from './trust-metrics.js';

@Module({
  imports: [AuthModule, HousekeepingModule, PaymentsModule, RentalsModule, VerificationModule],
  controllers: [OpsController, OpsStateController, PageSessionsController],
  providers: [
    // Of the api alone: a worker has nobody before it that would have to notice.
    Draining,
    StorageProbe,
    ReadinessQuery,
    Metrics,
    MoneyMetrics,
    TrustMetrics,
    MailMetrics,
    IncidentMetrics,
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
