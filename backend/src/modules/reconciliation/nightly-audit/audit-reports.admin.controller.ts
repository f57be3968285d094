import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Policy } from '../../../platform/auth/policies.js';
import { AnswersPage } from '../../../platform/http/paging.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { AuditReportsQueries } from './audit-reports.queries.js';
import * as schema from './audit-reports.schema.js';

/** What the nightly audits of the books have found. */
@ApiTags('admin')
@Controller('api/admin/audit-reports')
@Policy('staff')
export class AuditReportsAdminController {
  constructor(private readonly reports: AuditReportsQueries) {}

  @Get()
  @AnswersPage(schema.auditReportView)
  list(@Query({ schema: schema.auditReportsPage }) query: schema.AuditReportsPage) {
    return this.reports.list(query);
  }

  @Get(':id')
  @Refuses('not-found')
  @ApiOkResponse({ standardSchema: schema.auditReportView })
  get(@Param({ schema: schema.auditReportId }) { id }: z.infer<typeof schema.auditReportId>) {
    return this.reports.get(id);
  }
}
