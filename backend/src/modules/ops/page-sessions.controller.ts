import { Controller, Headers, HttpCode, Post, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { type Actor, CurrentActor } from '../../platform/auth/actor.js';
import { Policy } from '../../platform/auth/policies.js';
import { PageSessions } from './page-sessions.js';

@ApiTags('ops')
@Controller('api/ops')
export class PageSessionsController {
  constructor(private readonly sessions: PageSessions) {}

  /** Gives the cookie, of ten minutes, that opens `/ops/queues`. */
  @Post('queues-session')
  @HttpCode(204)
  @Policy('operations')
  @ApiNoContentResponse()
  openQueues(
    @CurrentActor() { id }: Actor,
    @Headers('authorization') authorization: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.sessions.open('queues', id, authorization, reply);
  }

  /** Gives the cookie, of ten minutes, that opens `/docs` in production; elsewhere it is open. */
  @Post('docs-session')
  @HttpCode(204)
  @Policy('staff or operations')
  @ApiNoContentResponse()
  openDocs(
    @CurrentActor() { id }: Actor,
    @Headers('authorization') authorization: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.sessions.open('docs', id, authorization, reply);
  }
}
