import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Policy } from '../../../platform/auth/policies.js';
import { AnswersPage } from '../../../platform/http/paging.js';
import { OpsPaymentsQueries } from './ops-payments.queries.js';
import * as schema from './ops-payments.schema.js';

@ApiTags('ops')
@Controller('api/ops/payments')
@Policy('operations')
export class OpsPaymentsController {
  constructor(private readonly payments: OpsPaymentsQueries) {}

  /** Payments that are not decided, wait for an admin or failed, without what they say of people. */
  @Get()
  @AnswersPage(schema.opsPaymentView)
  list(@Query({ schema: schema.opsPaymentsPage }) query: schema.OpsPaymentsPage) {
    return this.payments.list(query);
  }
}
