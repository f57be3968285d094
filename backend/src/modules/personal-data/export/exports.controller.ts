import { Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { type Actor, CurrentActor } from '../../../platform/auth/actor.js';
import { Policy, WhileLeaving } from '../../../platform/auth/policies.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { DownloadExport } from './download-export.js';
import { ExportsQueries } from './exports.queries.js';
import {
  type ExportParams,
  type ExportPart,
  exportParams,
  exportPart,
  lastExportView,
} from './exports.schema.js';
import { RequestExport } from './request-export.js';

/** All that is kept of the caller, as files. */
@ApiTags('accounts')
@Controller('api/account/exports')
@Policy('member')
@WhileLeaving()
export class ExportsController {
  constructor(
    private readonly queries: ExportsQueries,
    private readonly requestExport: RequestExport,
    private readonly download: DownloadExport,
  ) {}

  /** The last one that was asked for. */
  @Get()
  @ApiOkResponse({ standardSchema: lastExportView })
  async get(@CurrentActor() actor: Actor) {
    return { last: await this.queries.getLast(actor.id) };
  }

  /** Made by a worker, and told by mail. */
  @Post()
  @HttpCode(202)
  @Refuses('reauthentication-required', 'export-under-way', 'too-many-exports')
  @ApiAcceptedResponse({ standardSchema: lastExportView })
  async request(@CurrentActor() actor: Actor) {
    await this.requestExport.execute(actor);
    return { last: await this.queries.getLast(actor.id) };
  }

  /** One of its files at a time. */
  @Get(':id/file')
  @Refuses(
    'reauthentication-required',
    'export-not-found',
    'download-under-way',
    'downloads-busy',
    'too-many-downloads',
  )
  @ApiOkResponse({
    content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
  })
  file(
    @CurrentActor() actor: Actor,
    @Param({ schema: exportParams }) { id }: ExportParams,
    @Query({ schema: exportPart }) { part }: ExportPart,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.download.execute(actor, { id, part }, reply.raw);
  }
}
