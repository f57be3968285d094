import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { type Actor, CurrentActor } from '../../../platform/auth/actor.js';
import { Policy, WhileLeaving } from '../../../platform/auth/policies.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { EndSignIns } from './end-sign-ins.js';
import { type SignInParams, signInParams, signInView } from './sessions.schema.js';
import { mostSignIns, SignInsQueries } from './sign-ins.queries.js';

/** On which devices the caller is signed in. */
@ApiTags('auth')
@Controller('api/auth/sessions')
@Policy('member')
@WhileLeaving()
export class SessionsController {
  constructor(
    private readonly signIns: SignInsQueries,
    private readonly end: EndSignIns,
  ) {}

  @Get()
  @ApiOkResponse({ standardSchema: z.array(signInView).max(mostSignIns) })
  list(@CurrentActor() actor: Actor) {
    return this.signIns.list(actor);
  }

  /** All of them but the one that the call is made with. */
  @Delete()
  @HttpCode(204)
  @ApiNoContentResponse()
  endOthers(@CurrentActor() actor: Actor) {
    return this.end.others(actor);
  }

  @Delete(':id')
  @HttpCode(204)
  @Refuses('session-not-found')
  @ApiNoContentResponse()
  endOne(@CurrentActor() actor: Actor, @Param({ schema: signInParams }) { id }: SignInParams) {
    return this.end.one(actor, id);
  }
}
