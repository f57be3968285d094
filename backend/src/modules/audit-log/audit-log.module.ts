import { Module } from '@nestjs/common';
import { AuditLog } from './audit-log.js';
import { AuditLogQueries } from './audit-log.queries.js';

@Module({
  providers: [AuditLog, AuditLogQueries],
  exports: [AuditLog, AuditLogQueries],
})
export class AuditLogModule {}
