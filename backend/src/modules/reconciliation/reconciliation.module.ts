import { Module } from '@nestjs/common';
import { MobileMoneyModule } from '../mobile-money/index.js';
import { AuditBooks } from './audit-books.js';
import { ReconcilePayments } from './reconcile-payments.js';
import { ReconciliationAdminController } from './reconciliation.admin.controller.js';
import { ReconciliationQueries } from './reconciliation.queries.js';

@Module({
  imports: [MobileMoneyModule],
  controllers: [ReconciliationAdminController],
  providers: [ReconciliationQueries, ReconcilePayments, AuditBooks],
  exports: [ReconcilePayments, AuditBooks],
})
export class ReconciliationModule {}
