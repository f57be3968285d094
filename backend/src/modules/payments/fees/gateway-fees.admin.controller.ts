import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Policy } from '../../../platform/auth/policies.js';
import { GatewayFeesQueries } from './gateway-fees.queries.js';
import { gatewayFeesView } from './gateway-fees.schema.js';

/** What operators hold, and what payments have cost. */
@ApiTags('admin')
@Controller('api/admin/gateway-fees')
@Policy('staff')
export class GatewayFeesAdminController {
  constructor(private readonly fees: GatewayFeesQueries) {}

  @Get()
  @ApiOkResponse({ standardSchema: z.array(gatewayFeesView) })
  list() {
    return this.fees.list();
  }
}
