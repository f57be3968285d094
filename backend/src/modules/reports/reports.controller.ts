import { Body, Controller, Get, Header, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor } from '../../platform/auth/actor.js';
import { Policy, WhileSuspended } from '../../platform/auth/policies.js';
import { Refuses } from '../../platform/http/refuses.js';
import { prohibitedKinds } from './domain/prohibited-objects.js';
import { MakeReport } from './make-report.js';
import {
  madeReportView,
  type NewReport,
  newReport,
  prohibitedObjectsView,
} from './reports.schema.js';

@ApiTags('reports')
@Controller('api')
export class ReportsController {
  constructor(private readonly makeReport: MakeReport) {}

  @Post('reports')
  @WhileSuspended()
  @Policy('member')
  @Refuses(
    'report-subject-not-found',
    'item-not-found',
    'user-not-found',
    'rental-not-found',
    'message-not-found',
    'review-not-found',
    'own-report',
    'already-reported',
    'too-many-requests',
  )
  @ApiCreatedResponse({ standardSchema: madeReportView })
  async make(@CurrentActor() actor: Actor, @Body({ schema: newReport }) report: NewReport) {
    return { id: await this.makeReport.execute(actor, report) };
  }

  /** What may not be let. */
  @Get('prohibited-objects')
  @Policy('public')
  @Header('Cache-Control', 'public, max-age=3600')
  @ApiOkResponse({ standardSchema: prohibitedObjectsView.array() })
  listProhibited() {
    return prohibitedKinds.map(({ id, title, description }) => ({ id, title, description }));
  }
}
