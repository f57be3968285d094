import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { type Actor, CurrentActor } from '../../platform/auth/actor.js';
import { Policy } from '../../platform/auth/policies.js';
import { AnswersListFile } from '../../platform/http/csv.js';
import { AnswersPage, filterOf } from '../../platform/http/paging.js';
import { Refuses } from '../../platform/http/refuses.js';
import { ExportList } from '../audit-log/index.js';
import { BlockPayments } from './block-payments.js';
import { CloseIncident } from './close-incident.js';
import { DeclareIncident } from './declare-incident.js';
import { incidentColumns } from './incident-columns.js';
import { IncidentsQueries } from './incidents.queries.js';
import {
  type IncidentClosing,
  type IncidentDeclaration,
  type IncidentList,
  incidentClosing,
  incidentDeclaration,
  incidentList,
  incidentParams,
  incidentView,
  paymentBlocking,
} from './incidents.schema.js';

const exported = filterOf(incidentList);

/** Staff and admins declare and end incidents; ops users see them. */
@ApiTags('admin')
@Controller('api/admin/incidents')
export class IncidentsAdminController {
  constructor(
    private readonly incidents: IncidentsQueries,
    private readonly declareIncident: DeclareIncident,
    private readonly closeIncident: CloseIncident,
    private readonly blockPayments: BlockPayments,
    private readonly exportList: ExportList,
  ) {}

  @Get()
  @Policy('staff or operations')
  @AnswersPage(incidentView)
  list(@Query({ schema: incidentList }) query: IncidentList) {
    return this.incidents.list(query);
  }

  /** The same as a file for a spreadsheet, of all that the filters let through. */
  @Get('export.csv')
  @Policy('staff or operations')
  @AnswersListFile()
  export(
    @CurrentActor() actor: Actor,
    @Query({ schema: exported }) filter: z.output<typeof exported>,
  ) {
    return this.exportList.execute(actor, {
      list: 'incidents',
      schema: incidentList,
      filter,
      columns: incidentColumns,
      read: (query) => this.incidents.list(query),
    });
  }

  @Get(':id')
  @Policy('staff or operations')
  @Refuses('incident-not-found')
  @ApiOkResponse({ standardSchema: incidentView })
  get(@Param({ schema: incidentParams }) { id }: { id: string }) {
    return this.incidents.get(id);
  }

  /** One that was proposed of the operator becomes it. */
  @Post()
  @Policy('staff')
  @HttpCode(200)
  @Refuses('incident-open', 'incident-start')
  @ApiOkResponse({ standardSchema: incidentView })
  async declare(
    @CurrentActor() actor: Actor,
    @Body({ schema: incidentDeclaration }) declaration: IncidentDeclaration,
  ) {
    return this.incidents.get(await this.declareIncident.execute(actor, declaration));
  }

  /** New payments by the operator are refused from now on. */
  @Post(':id/block')
  @Policy('staff')
  @HttpCode(200)
  @Refuses('incident-not-found', 'incident-closed')
  @ApiOkResponse({ standardSchema: incidentView })
  async block(
    @CurrentActor() actor: Actor,
    @Param({ schema: incidentParams }) { id }: { id: string },
    @Body({ schema: paymentBlocking }) { reason }: z.output<typeof paymentBlocking>,
  ) {
    await this.blockPayments.execute(actor, id, reason);
    return this.incidents.get(id);
  }

  @Post(':id/end')
  @Policy('staff')
  @HttpCode(200)
  @Refuses('incident-not-found', 'incident-closed')
  @ApiOkResponse({ standardSchema: incidentView })
  async end(
    @CurrentActor() actor: Actor,
    @Param({ schema: incidentParams }) { id }: { id: string },
    @Body({ schema: incidentClosing }) { reason }: IncidentClosing,
  ) {
    await this.closeIncident.execute(actor, id, 'end', reason);
    return this.incidents.get(id);
  }

  /** A proposal that is no incident. */
  @Post(':id/dismiss')
  @Policy('staff')
  @HttpCode(200)
  @Refuses('incident-not-found', 'incident-closed')
  @ApiOkResponse({ standardSchema: incidentView })
  async dismiss(
    @CurrentActor() actor: Actor,
    @Param({ schema: incidentParams }) { id }: { id: string },
    @Body({ schema: incidentClosing }) { reason }: IncidentClosing,
  ) {
    await this.closeIncident.execute(actor, id, 'dismiss', reason);
    return this.incidents.get(id);
  }
}
