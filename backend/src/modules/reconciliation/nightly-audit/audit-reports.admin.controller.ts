import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { type Actor, CurrentActor } from '../../../platform/auth/actor.js';
import { Policy } from '../../../platform/auth/policies.js';
import { AnswersListFile } from '../../../platform/http/csv.js';
import { AnswersPage } from '../../../platform/http/paging.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { ExportList } from '../../audit-log/index.js';
import { auditReportColumns } from './audit-report-columns.js';
import { AuditReportsQueries } from './audit-reports.queries.js';
import * as schema from './audit-reports.schema.js';

/** What the nightly audits of the books have found. */
@ApiTags('admin')
@Controller('api/admin/audit-reports')
@Policy('staff or operations')
export class AuditReportsAdminController {
  constructor(
    private readonly reports: AuditReportsQueries,
    private readonly exportList: ExportList,
  ) {}

  @Get()
  @AnswersPage(schema.auditReportView)
  list(@Query({ schema: schema.auditReportsPage }) query: schema.AuditReportsPage) {
    return this.reports.list(query);
  }

  /** The same as a file for a spreadsheet. */
  @Get('export.csv')
  @AnswersListFile()
  export(@CurrentActor() actor: Actor) {
    return this.exportList.execute(actor, {
      list: 'audit-reports',
      schema: schema.auditReportsPage,
      filter: {},
      columns: auditReportColumns,
      read: (query) => this.reports.list(query),
    });
  }

  @Get(':id')
  @Refuses('not-found')
  @ApiOkResponse({ standardSchema: schema.auditReportView })
  get(@Param({ schema: schema.auditReportId }) { id }: z.infer<typeof schema.auditReportId>) {
    return this.reports.get(id);
  }
}
