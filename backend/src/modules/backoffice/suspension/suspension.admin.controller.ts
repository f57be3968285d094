import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor } from '../../../platform/auth/actor.js';
import { Policy } from '../../../platform/auth/policies.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { type UserParams, userParams } from '../../accounts/index.js';
import { SuspendMember } from './suspend-member.js';
import { SuspensionQueries } from './suspension.queries.js';
import { type SuspensionBody, suspensionBody, suspensionView } from './suspension.schema.js';

@ApiTags('admin')
@Controller('api/admin/users/:id')
@Policy('staff')
@Refuses('user-not-found')
export class SuspensionAdminController {
  constructor(
    private readonly suspensions: SuspensionQueries,
    private readonly suspendMember: SuspendMember,
  ) {}

  /** How a member is suspended, or what a suspension would do. */
  @Get('suspension')
  @ApiOkResponse({ standardSchema: suspensionView })
  get(@CurrentActor() actor: Actor, @Param({ schema: userParams }) { id }: UserParams) {
    return this.suspensions.get(actor, id);
  }

  /** Hides all of a member's, freezes the wallet and refunds requests; rentals that were accepted go on. */
  @Post('suspend')
  @HttpCode(200)
  @Refuses('own-account', 'own-rental', 'approver-too-new')
  @ApiOkResponse({ standardSchema: suspensionView })
  async suspend(
    @CurrentActor() actor: Actor,
    @Param({ schema: userParams }) { id }: UserParams,
    @Body({ schema: suspensionBody }) { reason }: SuspensionBody,
  ) {
    await this.suspendMember.suspend(actor, id, reason);
    return this.suspensions.get(actor, id);
  }

  /** Shows again what the suspension hid, and ends the freeze that came with it. */
  @Post('reinstate')
  @HttpCode(200)
  @Refuses('own-account', 'own-rental', 'approver-too-new')
  @ApiOkResponse({ standardSchema: suspensionView })
  async reinstate(
    @CurrentActor() actor: Actor,
    @Param({ schema: userParams }) { id }: UserParams,
    @Body({ schema: suspensionBody }) { reason }: SuspensionBody,
  ) {
    await this.suspendMember.reinstate(actor, id, reason);
    return this.suspensions.get(actor, id);
  }
}
