import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { type Actor, CurrentActor } from '../../platform/auth/actor.js';
import { Policy } from '../../platform/auth/policies.js';
import { AnswersListFile } from '../../platform/http/csv.js';
import { AnswersPage, filterOf } from '../../platform/http/paging.js';
import { actWords, auditActions, ExportList } from '../audit-log/index.js';
import {
  type AuditLogQuery,
  auditActView,
  auditEntryView,
  auditLogQuery,
} from './audit-log.schema.js';
import { auditLogColumns } from './audit-log-columns.js';
import { AuditLogViewQueries } from './audit-log-view.queries.js';

const exported = filterOf(auditLogQuery);

@ApiTags('admin')
@Controller('api/admin/audit-log')
@Policy('staff')
export class AuditLogAdminController {
  constructor(
    private readonly auditLog: AuditLogViewQueries,
    private readonly exportList: ExportList,
  ) {}

  @Get()
  @AnswersPage(auditEntryView)
  list(@CurrentActor() actor: Actor, @Query({ schema: auditLogQuery }) query: AuditLogQuery) {
    return this.auditLog.list(query, actor);
  }

  /** The acts that there are, by what staff read of them. */
  @Get('acts')
  @ApiOkResponse({ standardSchema: auditActView.array() })
  acts() {
    return auditActions.map((id) => ({ id, name: actWords[id] }));
  }

  /** The same as a file for a spreadsheet, of all that the filters let through. */
  @Get('export.csv')
  @AnswersListFile()
  export(
    @CurrentActor() actor: Actor,
    @Query({ schema: exported }) filter: z.output<typeof exported>,
  ) {
    return this.exportList.execute(actor, {
      list: 'audit-log',
      schema: auditLogQuery,
      filter,
      columns: auditLogColumns,
      read: (query) => this.auditLog.list(query, actor),
    });
  }
}
