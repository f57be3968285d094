import { Body, Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { type Actor, CurrentActor } from '../../platform/auth/actor.js';
import { Policy } from '../../platform/auth/policies.js';
import { AnswersListFile } from '../../platform/http/csv.js';
import { AnswersPage, filterOf } from '../../platform/http/paging.js';
import { Refuses } from '../../platform/http/refuses.js';
import { ExportList } from '../audit-log/index.js';
import { CloseReport } from './close-report.js';
import { ReadContext } from './read-context.js';
import { reportColumns } from './report-columns.js';
import { ReportsQueries } from './reports.queries.js';
import {
  type ReportClosing,
  type ReportList,
  reportClosing,
  reportContextLine,
  reportList,
  reportParams,
  reportPictureParams,
  reportPictureQuery,
  reportRow,
  reportView,
} from './reports.schema.js';
import { TakeReport } from './take-report.js';

const refusals = ['report-not-found', 'report-closed', 'report-involved'] as const;

const exported = filterOf(reportList);

@ApiTags('admin')
@Controller('api/admin/reports')
@Policy('staff')
export class ReportsAdminController {
  constructor(
    private readonly reports: ReportsQueries,
    private readonly takeReport: TakeReport,
    private readonly closeReport: CloseReport,
    private readonly readContext: ReadContext,
    private readonly exportList: ExportList,
  ) {}

  @Get()
  @AnswersPage(reportRow)
  list(@CurrentActor() actor: Actor, @Query({ schema: reportList }) query: ReportList) {
    return this.reports.list(query, actor);
  }

  /** The same as a file for a spreadsheet, of all that the filters let through. */
  @Get('export.csv')
  @AnswersListFile()
  export(
    @CurrentActor() actor: Actor,
    @Query({ schema: exported }) filter: z.output<typeof exported>,
  ) {
    return this.exportList.execute(actor, {
      list: 'reports',
      schema: reportList,
      filter,
      columns: reportColumns,
      read: (query) => this.reports.list(query, actor),
    });
  }

  @Get(':id')
  @Refuses('report-not-found')
  @ApiOkResponse({ standardSchema: reportView })
  get(@CurrentActor() actor: Actor, @Param({ schema: reportParams }) { id }: { id: string }) {
    return this.reports.get(id, actor);
  }

  /** What members wrote around it; that somebody reads it goes into the audit log. */
  @Get(':id/context')
  @Refuses('report-not-found')
  @ApiOkResponse({ standardSchema: reportContextLine.array() })
  listContext(
    @CurrentActor() actor: Actor,
    @Param({ schema: reportParams }) { id }: { id: string },
  ) {
    return this.readContext.execute(actor, id);
  }

  @Get(':id/pictures/:uploadId')
  @Refuses('report-not-found', 'upload-not-found')
  @Header('Cache-Control', 'private, no-store')
  @ApiProduces('image/webp')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  picture(
    @Param({ schema: reportPictureParams }) { id, uploadId }: { id: string; uploadId: string },
    @Query({ schema: reportPictureQuery }) { width }: { width: number },
  ) {
    return this.readContext.openPicture(id, uploadId, width);
  }

  @Post(':id/take')
  @HttpCode(200)
  @Refuses(...refusals, 'report-taken')
  @ApiOkResponse({ standardSchema: reportView })
  async take(
    @CurrentActor() actor: Actor,
    @Param({ schema: reportParams }) { id }: { id: string },
  ) {
    await this.takeReport.take(actor, id);
    return this.reports.get(id, actor);
  }

  @Post(':id/release')
  @HttpCode(200)
  @Refuses(...refusals, 'report-taken')
  @ApiOkResponse({ standardSchema: reportView })
  async release(
    @CurrentActor() actor: Actor,
    @Param({ schema: reportParams }) { id }: { id: string },
  ) {
    await this.takeReport.release(actor, id);
    return this.reports.get(id, actor);
  }

  /** Hides what was reported or freezes the member too, when that is the outcome. */
  @Post(':id/close')
  @HttpCode(200)
  @Refuses(
    ...refusals,
    'report-not-taken',
    'outcome-not-possible',
    'item-not-found',
    'review-not-found',
    'own-review',
    'own-rental',
  )
  @ApiOkResponse({ standardSchema: reportView })
  async close(
    @CurrentActor() actor: Actor,
    @Param({ schema: reportParams }) { id }: { id: string },
    @Body({ schema: reportClosing }) { outcome, reason }: ReportClosing,
  ) {
    await this.closeReport.execute(actor, id, outcome, reason);
    return this.reports.get(id, actor);
  }
}
