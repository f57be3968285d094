import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { type Actor, CurrentActor } from '../../platform/auth/actor.js';
import { Policy } from '../../platform/auth/policies.js';
import { AnswersListFile } from '../../platform/http/csv.js';
import { Idempotent, OperationId } from '../../platform/http/idempotency.js';
import { AnswersPage, filterOf } from '../../platform/http/paging.js';
import { Refuses } from '../../platform/http/refuses.js';
import { ExportList } from '../audit-log/index.js';
import { paymentColumns } from './payment-columns.js';
import { PaymentsQueries } from './payments.queries.js';
import * as schema from './payments.schema.js';
import { CheckGatewayStatus } from './review/check-gateway-status.js';
import { PutPaymentRight } from './review/put-payment-right.js';
import { RecordLateSettlement } from './review/record-late-settlement.js';
import { ResolveReview } from './review/resolve-review.js';
import { StaffPaymentQueries } from './review/staff-payment.queries.js';

/** Of what takes two admins. */
const proposing = [
  'already-proposed',
  'reauthentication-required',
  'second-step-required',
] as const;

const exported = filterOf(schema.paymentsPage);

/** Payments as the console lists them, each with its history. */
@ApiTags('admin')
@Controller('api/admin/payments')
@Policy('staff')
export class PaymentsAdminController {
  constructor(
    private readonly payments: PaymentsQueries,
    private readonly staffPayments: StaffPaymentQueries,
    private readonly checkGatewayStatus: CheckGatewayStatus,
    private readonly resolveReview: ResolveReview,
    private readonly recordLateSettlement: RecordLateSettlement,
    private readonly putPaymentRight: PutPaymentRight,
    private readonly exportList: ExportList,
  ) {}

  @Get()
  @AnswersPage(schema.staffPaymentView)
  list(@Query({ schema: schema.paymentsPage }) query: schema.PaymentsPage) {
    return this.payments.listAll(query);
  }

  /** The same as a file for a spreadsheet, of all that the filters let through. */
  @Get('export.csv')
  @AnswersListFile()
  export(
    @CurrentActor() actor: Actor,
    @Query({ schema: exported }) filter: z.output<typeof exported>,
  ) {
    return this.exportList.execute(actor, {
      list: 'payments',
      schema: schema.paymentsPage,
      filter,
      columns: paymentColumns,
      read: (query) => this.payments.listAll(query),
    });
  }

  @Get(':id')
  @Refuses('payment-not-found')
  @ApiOkResponse({ standardSchema: schema.staffPaymentDetail })
  get(@Param({ schema: schema.paymentId }) { id }: z.infer<typeof schema.paymentId>) {
    return this.staffPayments.get(id);
  }

  /** What the gateway says of it now; an open payment that it has decided is decided here too. */
  @Post(':id/check')
  @HttpCode(200)
  @Refuses('payment-not-found', 'too-many-requests')
  @ApiOkResponse({ standardSchema: schema.gatewayAnswer })
  check(
    @CurrentActor() actor: Actor,
    @Param({ schema: schema.paymentId }) { id }: z.infer<typeof schema.paymentId>,
  ) {
    return this.checkGatewayStatus.execute(actor, id);
  }

  /** Decides a payment in review, or puts that to a second admin: what waits is in `waiting`. */
  @Post(':id/decide')
  @Policy('admin')
  @HttpCode(200)
  @Refuses(
    'payment-not-found',
    'payment-not-in-review',
    'payment-not-confirmed',
    'own-money',
    ...proposing,
  )
  @Idempotent()
  @ApiOkResponse({ standardSchema: schema.staffPaymentDetail })
  async decide(
    @CurrentActor() actor: Actor,
    @OperationId() actId: string,
    @Param({ schema: schema.paymentId }) { id }: z.infer<typeof schema.paymentId>,
    @Body({ schema: schema.staffDecision }) decision: schema.StaffDecision,
  ) {
    await this.resolveReview.execute(actor, { id, actId }, decision);
    return this.staffPayments.get(id);
  }

  /** Records that an operator settled a payment that failed here: what came in, as the gateway confirms it, is the payer's. */
  @Post(':id/settle-late')
  @Policy('admin')
  @HttpCode(200)
  @Refuses(
    'payment-not-found',
    'payment-not-failed',
    'payment-not-sent',
    'already-settled',
    'payment-not-confirmed',
    'operator-unanswered',
    'own-money',
    ...proposing,
  )
  @Idempotent()
  @ApiOkResponse({ standardSchema: schema.staffPaymentDetail })
  async settleLate(
    @CurrentActor() actor: Actor,
    @OperationId() actId: string,
    @Param({ schema: schema.paymentId }) { id }: z.infer<typeof schema.paymentId>,
    @Body({ schema: schema.lateSettlement }) settlement: schema.LateSettlement,
  ) {
    await this.recordLateSettlement.execute(actor, { id, actId }, settlement);
    return this.staffPayments.get(id);
  }

  /** Proposes what a decided payment really settled; a second admin approves it. */
  @Post(':id/put-right')
  @Policy('admin')
  @HttpCode(200)
  @Refuses(
    'payment-not-found',
    'payment-not-settled',
    'payment-not-confirmed',
    'payer-deleted',
    'own-money',
    ...proposing,
  )
  @Idempotent()
  @ApiOkResponse({ standardSchema: schema.staffPaymentDetail })
  async putRight(
    @CurrentActor() actor: Actor,
    @OperationId() actId: string,
    @Param({ schema: schema.paymentId }) { id }: z.infer<typeof schema.paymentId>,
    @Body({ schema: schema.righting }) righting: schema.Righting,
  ) {
    await this.putPaymentRight.execute(actor, { id, actId }, righting);
    return this.staffPayments.get(id);
  }
}
