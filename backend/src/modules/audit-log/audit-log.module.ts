import { Module } from '@nestjs/common';
import { AuditLog } from './audit-log.js';
import { AuditLogPersonalData } from './audit-log.personal-data.js';
import { AuditLogQueries } from './audit-log.queries.js';
import { ExportList } from './export/export-list.js';

@Module({
  providers: [AuditLogPersonalData, AuditLog, AuditLogQueries, ExportList],
  exports: [AuditLog, AuditLogQueries, ExportList],
})
export class AuditLogModule {}
