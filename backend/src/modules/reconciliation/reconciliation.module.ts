import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { EventsModule } from '../events/index.js';
import { MobileMoneyModule } from '../mobile-money/index.js';
import { PaymentsModule } from '../payments/index.js';
import { RentalsModule } from '../rentals/index.js';
import { WalletModule } from '../wallet/index.js';
import { AuditBooks } from './audit-books.js';
import { AuditQueue, auditQueue } from './nightly-audit/audit.queue.js';
import { AuditRetention } from './nightly-audit/audit.retention.js';
import { AuditNightly } from './nightly-audit/audit-nightly.js';
import { AuditReportsAdminController } from './nightly-audit/audit-reports.admin.controller.js';
import { AuditReportsQueries } from './nightly-audit/audit-reports.queries.js';
import { ReconcilePayments } from './reconcile-payments.js';
import { ReconciliationAdminController } from './reconciliation.admin.controller.js';
import { ReconciliationQueries } from './reconciliation.queries.js';
import { ReconciliationQueue, reconciliationQueue } from './reconciliation.queue.js';

@Module({
  imports: [
    EventsModule,
    MobileMoneyModule,
    PaymentsModule,
    RentalsModule,
    WalletModule,
    BullModule.registerQueue({ name: reconciliationQueue }, { name: auditQueue }),
  ],
  controllers: [ReconciliationAdminController, AuditReportsAdminController],
  providers: [
    ReconciliationQueries,
    ReconciliationQueue,
    ReconcilePayments,
    AuditBooks,
    AuditQueue,
    AuditNightly,
    AuditReportsQueries,
    AuditRetention,
  ],
  exports: [ReconcilePayments, AuditBooks, ReconciliationQueue, AuditQueue, AuditNightly],
})
export class ReconciliationModule {}
