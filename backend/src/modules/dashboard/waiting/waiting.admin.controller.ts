import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor } from '../../../platform/auth/actor.js';
import { Policy } from '../../../platform/auth/policies.js';
import { WaitingQueries } from './waiting.queries.js';
import { waitingView } from './waiting.schema.js';

@ApiTags('admin')
@Controller('api/admin/waiting')
export class WaitingAdminController {
  constructor(private readonly waiting: WaitingQueries) {}

  /** What waits for the caller to decide it: how much of each kind, and what has waited longest. */
  @Get()
  @Policy('staff')
  @ApiOkResponse({ standardSchema: waitingView })
  read(@CurrentActor() actor: Actor) {
    return this.waiting.read(actor);
  }
}
