import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor } from '../../../platform/auth/actor.js';
import { Policy, WhileLeaving } from '../../../platform/auth/policies.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { DeletionQueries } from './deletion.queries.js';
import { type DeletionBody, deletionBody, deletionView } from './deletion.schema.js';
import { RequestDeletion } from './request-deletion.js';
import { TakeBackDeletion } from './take-back.js';

/** The deletion of the caller's own account. */
@ApiTags('accounts')
@Controller('api/account/deletion')
@Policy('member')
@WhileLeaving()
export class DeletionController {
  constructor(
    private readonly queries: DeletionQueries,
    private readonly requestDeletion: RequestDeletion,
    private readonly takeBack: TakeBackDeletion,
  ) {}

  @Get()
  @ApiOkResponse({ standardSchema: deletionView })
  get(@CurrentActor() actor: Actor) {
    return this.queries.get(actor.id);
  }

  /** Ends every session. Signing in again within the days of grace lets the account be taken back. */
  @Post()
  @HttpCode(204)
  @Refuses('reauthentication-required', 'deletion-not-possible', 'user-not-found')
  @ApiNoContentResponse()
  request(
    @CurrentActor() actor: Actor,
    @Body({ schema: deletionBody }) _confirmed: DeletionBody,
  ): Promise<void> {
    return this.requestDeletion.execute(actor);
  }

  @Delete()
  @HttpCode(204)
  @Refuses('account-not-leaving', 'user-not-found')
  @ApiNoContentResponse()
  keep(@CurrentActor() actor: Actor): Promise<void> {
    return this.takeBack.execute(actor);
  }
}
