import { Body, Controller, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor } from '../../platform/auth/actor.js';
import { Policy, WhileSuspended } from '../../platform/auth/policies.js';
import { Refuses } from '../../platform/http/refuses.js';
import { AccountsQueries } from './accounts.queries.js';
import {
  type ProfileBody,
  profileBody,
  type UserParams,
  type UserRecordBody,
  userParams,
  userRecordBody,
  userView,
} from './accounts.schema.js';
import { CompleteUserRecord } from './complete-user-record.js';
import { UpdateProfile } from './update-profile.js';

@ApiTags('accounts')
@Controller()
export class AccountsController {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly updateProfile: UpdateProfile,
    private readonly completeUserRecord: CompleteUserRecord,
  ) {}

  @Get('user/:id')
  @Policy('oneself or staff')
  @Refuses('user-not-found')
  @ApiOkResponse({ standardSchema: userView })
  user(@Param({ schema: userParams }) { id }: UserParams) {
    return this.accounts.getUser(id);
  }

  @Patch('user/:id')
  @WhileSuspended()
  @Policy('oneself')
  @Refuses('name-locked', 'upload-not-found', 'upload-not-yours')
  @ApiOkResponse({ standardSchema: userView })
  async update(
    @CurrentActor() actor: Actor,
    @Param({ schema: userParams }) _params: UserParams,
    @Body({ schema: profileBody }) body: ProfileBody,
  ) {
    await this.updateProfile.execute(actor, body);
    return this.accounts.getUser(actor.id);
  }

  @Post('api/users')
  @WhileSuspended()
  @Policy('member')
  @Refuses('forbidden')
  @ApiCreatedResponse({ standardSchema: userView })
  async complete(
    @CurrentActor() actor: Actor,
    @Body({ schema: userRecordBody }) body: UserRecordBody,
  ) {
    await this.completeUserRecord.execute(actor, body);
    return this.accounts.getUser(actor.id);
  }
}
