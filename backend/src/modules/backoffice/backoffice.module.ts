import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { AuditLogModule } from '../audit-log/index.js';
import { AuditLogAdminController } from './audit-log.admin.controller.js';
import { AuditLogViewQueries } from './audit-log-view.queries.js';

/** What staff read across modules. */
@Module({
  imports: [AuditLogModule, AccountsModule],
  controllers: [AuditLogAdminController],
  providers: [AuditLogViewQueries],
})
export class BackofficeModule {}
