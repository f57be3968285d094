import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { AuditLogModule } from '../audit-log/index.js';
import { EventsModule } from '../events/index.js';
import { ItemsModule } from '../items/index.js';
import { MobileMoneyModule } from '../mobile-money/index.js';
import { PaymentsModule } from '../payments/index.js';
import { RentalsModule } from '../rentals/index.js';
import { VerificationModule } from '../verification/index.js';
import { WalletModule } from '../wallet/index.js';
import { Agreements } from './agreements.js';
import { ComparisonsAdminController } from './asked/comparisons.admin.controller.js';
import { ComparisonsQueries } from './asked/comparisons.queries.js';
import { RequestComparison } from './asked/request-comparison.js';
import { RunComparison } from './asked/run-comparison.js';
import { AuditBooks } from './audit-books.js';
import { ComparePayments } from './compare-payments.js';
import { KeepReport } from './keep-report.js';
import { AuditQueue, auditQueue } from './nightly-audit/audit.queue.js';
import { AuditRetention } from './nightly-audit/audit.retention.js';
import { AuditNightly } from './nightly-audit/audit-nightly.js';
import { AuditReportsAdminController } from './nightly-audit/audit-reports.admin.controller.js';
import { AuditReportsQueries } from './nightly-audit/audit-reports.queries.js';
import { ReconcilePayments } from './reconcile-payments.js';
import { ReconciliationAdminController } from './reconciliation.admin.controller.js';
import { ReconciliationPersonalData } from './reconciliation.personal-data.js';
import { ReconciliationQueries } from './reconciliation.queries.js';
import { ReconciliationQueue, reconciliationQueue } from './reconciliation.queue.js';

@Module({
  imports: [
    AccountsModule,
    AuditLogModule,
    EventsModule,
    ItemsModule,
    MobileMoneyModule,
    PaymentsModule,
    RentalsModule,
    VerificationModule,
    WalletModule,
    BullModule.registerQueue({ name: reconciliationQueue }, { name: auditQueue }),
  ],
  controllers: [
    ReconciliationAdminController,
    ComparisonsAdminController,
    AuditReportsAdminController,
  ],
  providers: [
    ReconciliationQueries,
    ReconciliationQueue,
    ReconciliationPersonalData,
    ComparePayments,
    Agreements,
    KeepReport,
    ReconcilePayments,
    ComparisonsQueries,
    RequestComparison,
    RunComparison,
    AuditBooks,
    AuditQueue,
    AuditNightly,
    AuditReportsQueries,
    AuditRetention,
  ],
  exports: [
    ReconcilePayments,
    RunComparison,
    AuditBooks,
    ReconciliationQueue,
    AuditQueue,
    AuditNightly,
  ],
})
export class ReconciliationModule {}
