import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Policy } from '../../platform/auth/policies.js';
import { AnswersPage, pageOf, paging } from '../../platform/http/paging.js';
import { PaymentsQueries } from './payments.queries.js';
import * as schema from './payments.schema.js';

const list = paging(['createdAt', 'amount']).extend({ status: schema.paymentStatus.optional() });

/** Payments as the console lists them, each with its history. */
@ApiTags('admin')
@Controller('api/admin/payments')
@Policy('staff')
export class PaymentsAdminController {
  constructor(private readonly payments: PaymentsQueries) {}

  @Get()
  @AnswersPage(schema.staffPaymentView)
  page(@Query({ schema: list }) query: z.output<typeof list>) {
    return this.payments.page(query, pageOf(query));
  }

  @Get(':id')
  @ApiOkResponse({ standardSchema: schema.staffPaymentView })
  byId(@Param({ schema: schema.paymentId }) { id }: z.infer<typeof schema.paymentId>) {
    return this.payments.byIdForStaff(id);
  }
}
