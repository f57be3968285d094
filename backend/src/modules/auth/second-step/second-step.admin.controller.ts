import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor } from '../../../platform/auth/actor.js';
import { Policy } from '../../../platform/auth/policies.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { type UserParams, userParams } from '../../accounts/index.js';
import { ResetSecondStep } from './reset-second-step.js';
import { type ResetSecondStepBody, resetSecondStepBody } from './second-step.schema.js';

@ApiTags('admin')
@Controller('api/admin/users')
export class SecondStepAdminController {
  constructor(private readonly resetSecondStep: ResetSecondStep) {}

  /** For somebody who has lost all of theirs, and has shown who they are; ends their sessions. */
  @Post(':id/reset-second-step')
  @HttpCode(204)
  @Policy('admin')
  @Refuses('user-not-found', 'own-account', 'reauthentication-required', 'second-step-required')
  @ApiNoContentResponse()
  reset(
    @CurrentActor() actor: Actor,
    @Param({ schema: userParams }) { id }: UserParams,
    @Body({ schema: resetSecondStepBody }) { reason }: ResetSecondStepBody,
  ) {
    return this.resetSecondStep.execute(actor, id, reason);
  }
}
