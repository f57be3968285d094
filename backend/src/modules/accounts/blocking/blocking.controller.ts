import { Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor } from '../../../platform/auth/actor.js';
import { Policy, WhileSuspended } from '../../../platform/auth/policies.js';
import { type Listing, listing } from '../../../platform/http/listing.js';
import { AnswersList } from '../../../platform/http/paging.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { BlockedMembers } from './blocked-members.js';
import { BlockedMembersQueries } from './blocked-members.queries.js';
import { type BlockParams, blockedMemberView, blockParams } from './blocking.schema.js';

/** Members whom the caller wants no messages and no requests from, nor sends any to. */
@ApiTags('accounts')
@Controller('api/blocked-members')
@Policy('member')
@WhileSuspended()
export class BlockingController {
  constructor(
    private readonly blockedMembers: BlockedMembers,
    private readonly queries: BlockedMembersQueries,
  ) {}

  @Get()
  @AnswersList(blockedMemberView)
  list(@CurrentActor() actor: Actor, @Query({ schema: listing }) query: Listing) {
    return this.queries.listOf(actor.id, query);
  }

  /** What has begun between the two goes on: a rental, with its messages. */
  @Put(':userId')
  @HttpCode(204)
  @Refuses('forbidden', 'user-not-found')
  @ApiNoContentResponse()
  block(@CurrentActor() actor: Actor, @Param({ schema: blockParams }) { userId }: BlockParams) {
    return this.blockedMembers.block(actor.id, userId);
  }

  @Delete(':userId')
  @HttpCode(204)
  @ApiNoContentResponse()
  unblock(@CurrentActor() actor: Actor, @Param({ schema: blockParams }) { userId }: BlockParams) {
    return this.blockedMembers.unblock(actor.id, userId);
  }
}
