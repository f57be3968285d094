import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { PaymentsModule } from '../payments/index.js';
import { AuthenticateOpsUser } from './authenticate-ops-user.js';
import { HousekeepingModule } from './housekeeping/housekeeping.module.js';
import { MailMetrics } from './mail-metrics.js';
import { Metrics } from './metrics.js';
import { MoneyMetrics } from './money-metrics.js';
import { OpsController } from './ops.controller.js';
import { QueueMonitor } from './queue-monitor.js';
import { ReadinessQuery } from './readiness.js';
import { TrustMetrics } from './trust-metrics.js';

@Module({
  imports: [AuthModule, HousekeepingModule, PaymentsModule],
  controllers: [OpsController],
  providers: [
    ReadinessQuery,
    Metrics,
    MoneyMetrics,
    TrustMetrics,
    MailMetrics,
    QueueMonitor,
    AuthenticateOpsUser,
  ],
})
export class OpsModule {}
