import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Policy } from '../../platform/auth/policies.js';
import { AnswersPage } from '../../platform/http/paging.js';
import { Refuses } from '../../platform/http/refuses.js';
import { ReconciliationQueries } from './reconciliation.queries.js';
import * as schema from './reconciliation.schema.js';

/** What the nightly comparisons with the gateway have found. */
@ApiTags('admin')
@Controller('api/admin/reconciliation-reports')
@Policy('staff')
export class ReconciliationAdminController {
  constructor(private readonly reports: ReconciliationQueries) {}

  @Get()
  @AnswersPage(schema.reportView)
  list(@Query({ schema: schema.reportsPage }) query: schema.ReportsPage) {
    return this.reports.list(query);
  }

  @Get(':id')
  @Refuses('not-found')
  @ApiOkResponse({ standardSchema: schema.reportView })
  get(@Param({ schema: schema.reportId }) { id }: z.infer<typeof schema.reportId>) {
    return this.reports.get(id);
  }
}
