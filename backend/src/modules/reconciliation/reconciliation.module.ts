import { Module } from '@nestjs/common';
import { PaymentsModule } from '../payments/payments.module.js';
import { AuditBooks } from './audit-books.js';
import { ReconcilePayments } from './reconcile-payments.js';
import { ReconciliationAdminController } from './reconciliation.admin.controller.js';
import { ReconciliationQueries } from './reconciliation.queries.js';

@Module({
  imports: [PaymentsModule],
  controllers: [ReconciliationAdminController],
  providers: [ReconciliationQueries, ReconcilePayments, AuditBooks],
  exports: [ReconcilePayments, AuditBooks],
})
export class ReconciliationModule {}
