import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Policy } from '../../platform/auth/policies.js';
import { AnswersPage, pageOf, paging } from '../../platform/http/paging.js';
import { Refuses } from '../../platform/http/refuses.js';
import { ReconciliationQueries } from './reconciliation.queries.js';
import * as schema from './reconciliation.schema.js';

const list = paging(['day']);

/** What the nightly comparisons with the gateway have found. */
@ApiTags('admin')
@Controller('api/admin/reconciliation-reports')
@Policy('staff')
export class ReconciliationAdminController {
  constructor(private readonly reports: ReconciliationQueries) {}

  @Get()
  @AnswersPage(schema.reportView)
  page(@Query({ schema: list }) query: z.output<typeof list>) {
    return this.reports.page(pageOf(query));
  }

  @Get(':id')
  @Refuses('not-found')
  @ApiOkResponse({ standardSchema: schema.reportView })
  byId(@Param({ schema: schema.reportId }) { id }: z.infer<typeof schema.reportId>) {
    return this.reports.byId(id);
  }
}
