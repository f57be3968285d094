import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { type Actor, CurrentActor } from '../../../platform/auth/actor.js';
import { Policy } from '../../../platform/auth/policies.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { type UserParams, Users, userParams } from '../../accounts/index.js';
import { EndMemberSessions } from './end-member-sessions.js';
import { type EndSessionsBody, endSessionsBody, signInView } from './sessions.schema.js';
import { mostSignIns, SignInsQueries } from './sign-ins.queries.js';

@ApiTags('admin')
@Controller('api/admin/users')
export class SessionsAdminController {
  constructor(
    private readonly signIns: SignInsQueries,
    private readonly users: Users,
    private readonly endMemberSessions: EndMemberSessions,
  ) {}

  /** On which devices a member is signed in. */
  @Get(':id/sessions')
  @Policy('staff')
  @Refuses('user-not-found')
  @ApiOkResponse({ standardSchema: z.array(signInView).max(mostSignIns) })
  async list(@Param({ schema: userParams }) { id }: UserParams) {
    await this.users.requireKnown(id);
    return this.signIns.list({ id });
  }

  /** Signs a member out on every device, who is told by mail. */
  @Post(':id/sessions/end')
  @HttpCode(204)
  @Policy('admin')
  @Refuses('user-not-found', 'own-account')
  @ApiNoContentResponse()
  end(
    @CurrentActor() actor: Actor,
    @Param({ schema: userParams }) { id }: UserParams,
    @Body({ schema: endSessionsBody }) { reason }: EndSessionsBody,
  ) {
    return this.endMemberSessions.execute(actor, id, reason);
  }
}
