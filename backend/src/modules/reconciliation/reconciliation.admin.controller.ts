import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { type Actor, CurrentActor } from '../../platform/auth/actor.js';
import { Policy } from '../../platform/auth/policies.js';
import { AnswersListFile } from '../../platform/http/csv.js';
import { AnswersPage, filterOf } from '../../platform/http/paging.js';
import { Refuses } from '../../platform/http/refuses.js';
import { ExportList } from '../audit-log/index.js';
import { ReconciliationQueries } from './reconciliation.queries.js';
import * as schema from './reconciliation.schema.js';
import { reportColumns } from './report-columns.js';

const exported = filterOf(schema.reportsPage);

/** What the nightly comparisons with the gateway have found. */
@ApiTags('admin')
@Controller('api/admin/reconciliation-reports')
@Policy('staff or operations')
export class ReconciliationAdminController {
  constructor(
    private readonly reports: ReconciliationQueries,
    private readonly exportList: ExportList,
  ) {}

  @Get()
  @AnswersPage(schema.reportView)
  list(@Query({ schema: schema.reportsPage }) query: schema.ReportsPage) {
    return this.reports.list(query);
  }

  /** The same as a file for a spreadsheet, of all that the filters let through. */
  @Get('export.csv')
  @AnswersListFile()
  export(
    @CurrentActor() actor: Actor,
    @Query({ schema: exported }) filter: z.output<typeof exported>,
  ) {
    return this.exportList.execute(actor, {
      list: 'reconciliation-reports',
      schema: schema.reportsPage,
      filter,
      columns: reportColumns,
      read: (query) => this.reports.list(query),
    });
  }

  @Get(':id')
  @Refuses('not-found')
  @ApiOkResponse({ standardSchema: schema.reportView })
  get(@Param({ schema: schema.reportId }) { id }: z.infer<typeof schema.reportId>) {
    return this.reports.get(id);
  }
}
