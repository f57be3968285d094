import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Policy } from '../../platform/auth/policies.js';
import { AnswersPage } from '../../platform/http/paging.js';
import { type AuditLogQuery, auditEntryView, auditLogQuery } from './audit-log.schema.js';
import { AuditLogViewQueries } from './audit-log-view.queries.js';

@ApiTags('admin')
@Controller('api/admin/audit-log')
export class AuditLogAdminController {
  constructor(private readonly auditLog: AuditLogViewQueries) {}

  @Get()
  @Policy('staff')
  @AnswersPage(auditEntryView)
  list(@Query({ schema: auditLogQuery }) query: AuditLogQuery) {
    return this.auditLog.list(query);
  }
}
