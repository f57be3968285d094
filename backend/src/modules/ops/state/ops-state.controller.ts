import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Policy } from '../../../platform/auth/policies.js';
import { OpsStateQueries } from './ops-state.queries.js';
import { opsStateView } from './ops-state.schema.js';

@ApiTags('ops')
@Controller('api/ops/state')
export class OpsStateController {
  constructor(private readonly state: OpsStateQueries) {}

  /** Queues, schedules, last night's checks, payments and mails, as they are now. */
  @Get()
  @Policy('operations')
  @ApiOkResponse({ standardSchema: opsStateView })
  read() {
    return this.state.read();
  }
}
