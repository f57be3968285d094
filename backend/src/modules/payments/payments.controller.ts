import {
  Body,
  Controller,
  Get,
  Headers,
  HttpCode,
  Param,
  Post,
  type RawBodyRequest,
  Req,
  Res,
} from '@nestjs/common';
import { ApiAcceptedResponse, ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Actor, CurrentActor } from '../../platform/auth/actor.js';
import { Policy, WhileSuspended } from '../../platform/auth/policies.js';
import { Idempotent, OperationId } from '../../platform/http/idempotency.js';
import { Refuses } from '../../platform/http/refuses.js';
import { CallNetwork } from '../../platform/rate-limits/call-network.js';
import { Sends } from '../../platform/rate-limits/sendings.js';
import { payingRefusals } from '../mobile-money/index.js';
import { quoteRefusals } from '../rentals/index.js';
import { chargeRefusals } from './create/charge-limits.js';
import { PayExtension } from './create/pay-extension.js';
import { PayRental } from './create/pay-rental.js';
import { RequestPayout } from './create/request-payout.js';
import { TopUpWallet } from './create/top-up-wallet.js';
import { OperatorsQueries } from './operators/operators.queries.js';
import { PaymentsQueries } from './payments.queries.js';
import * as schema from './payments.schema.js';
import { ReceiveCallback } from './process/receive-callback.js';
import { RequestCheck } from './process/request-check.js';
import { RefundsQueries } from './refunds/refunds.queries.js';
import { SendRefund } from './refunds/send-refund.js';

@ApiTags('payments')
@Controller('api')
export class PaymentsController {
  constructor(
    private readonly payRental: PayRental,
    private readonly payExtension: PayExtension,
    private readonly topUpWallet: TopUpWallet,
    private readonly requestPayout: RequestPayout,
    private readonly sendRefund: SendRefund,
    private readonly refunds: RefundsQueries,
    private readonly payments: PaymentsQueries,
    private readonly operatorsQueries: OperatorsQueries,
    private readonly receiveCallback: ReceiveCallback,
    private readonly requestCheck: RequestCheck,
  ) {}

  @Get('payment/operators')
  @Policy('public')
  @ApiOkResponse({ standardSchema: z.array(schema.operatorView) })
  operators() {
    return this.operatorsQueries.list();
  }

  /** Waits for the decision, at most 90 seconds; or answers 202 at once to `Prefer: respond-async`. */
  @Post('payment')
  @Policy('member')
  @HttpCode(200)
  @Refuses(
    ...quoteRefusals,
    'meeting-point-unavailable',
    ...payingRefusals,
    ...chargeRefusals,
    'wrong-total',
    'amount-outside-limits',
    'operator-incident',
    'own-item',
    'member-unreachable',
    'verified-renters-only',
    'dates-taken',
    'object-missing',
    'already-pending',
    'payment-in-progress',
    'member-frozen',
    'insufficient-balance',
    'credit-held',
  )
  @Sends('payment-prompt')
  @Idempotent()
  @ApiHeader({ name: 'Prefer', required: false, schema: { type: 'string' } })
  @ApiOkResponse({ standardSchema: schema.paymentView })
  @ApiAcceptedResponse({ standardSchema: schema.paymentView })
  async pay(
    @CurrentActor() actor: Actor,
    @OperationId() id: string,
    @Headers('prefer') prefer: string | undefined,
    @Body({ schema: schema.paymentRequest }) request: schema.PaymentRequest,
    @CallNetwork() network: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.payRental.execute(actor, id, request, network);
    if (!/\brespond-async\b/i.test(prefer ?? '')) return this.payments.getWhenDecided(id, actor);
    reply.status(202).header('preference-applied', 'respond-async');
    return this.payments.get(id, actor);
  }

  /** More days of a rental, accepted by its owner. Answers at once; its outcome is read from the payment. */
  @Post('payment/extension')
  @Policy('member')
  @HttpCode(202)
  @Sends('payment-prompt')
  @Refuses(
    ...payingRefusals,
    ...chargeRefusals,
    'change-not-found',
    'extension-not-payable',
    'member-unreachable',
    'wrong-total',
    'amount-outside-limits',
    'operator-incident',
    'payment-in-progress',
    'member-frozen',
    'insufficient-balance',
    'credit-held',
  )
  @Idempotent()
  @ApiAcceptedResponse({ standardSchema: schema.paymentView })
  async extend(
    @CurrentActor() actor: Actor,
    @OperationId() id: string,
    @Body({ schema: schema.extensionPayment }) request: schema.ExtensionPayment,
    @CallNetwork() network: string,
  ) {
    await this.payExtension.execute(actor, id, request, network);
    return this.payments.get(id, actor);
  }

  /** Creates the payment and answers; its outcome is read from the payment. */
  @Post('wallet/top-ups')
  @Policy('verified member')
  @HttpCode(202)
  @Sends('payment-prompt')
  @Refuses(...payingRefusals, ...chargeRefusals, 'amount-outside-limits', 'operator-incident')
  @Idempotent()
  @ApiAcceptedResponse({ standardSchema: schema.paymentView })
  async topUp(
    @CurrentActor() actor: Actor,
    @OperationId() id: string,
    @Body({ schema: schema.topUpRequest }) request: schema.TopUpRequest,
    @CallNetwork() network: string,
  ) {
    await this.topUpWallet.execute(actor, id, request, network);
    return this.payments.get(id, actor);
  }

  /** Reserves the money and answers; its outcome is read from the payment. */
  @Post('wallet/withdrawals')
  @Policy('verified member')
  @HttpCode(202)
  @Refuses(
    'number-not-found',
    'number-not-confirmed',
    'number-too-new',
    'amount-outside-limits',
    'payouts-suspended',
    'withdrawal-limit',
    'email-too-new',
    'operator-float-short',
    'member-frozen',
    'insufficient-balance',
    'credit-held',
  )
  @Idempotent()
  @ApiAcceptedResponse({ standardSchema: schema.paymentView })
  async takeOut(
    @CurrentActor() actor: Actor,
    @OperationId() id: string,
    @Body({ schema: schema.withdrawalRequest }) request: schema.WithdrawalRequest,
  ) {
    await this.requestPayout.execute(actor, id, request);
    return this.payments.get(id, actor);
  }

  @Get('wallet/refunds')
  @Policy('member')
  @ApiOkResponse({ standardSchema: z.array(schema.refundNumberView) })
  listRefunds(@CurrentActor() actor: Actor) {
    return this.refunds.list(actor.id);
  }

  /** Back to a number that paid. Reserves the money and answers; its outcome is read from the payment. */
  @Post('wallet/refunds')
  @Policy('member')
  @HttpCode(202)
  @Refuses(
    ...payingRefusals,
    'refund-limit',
    'amount-outside-limits',
    'payouts-suspended',
    'operator-float-short',
    'member-frozen',
    'insufficient-balance',
    'credit-held',
  )
  @Idempotent()
  @ApiAcceptedResponse({ standardSchema: schema.paymentView })
  async refund(
    @CurrentActor() actor: Actor,
    @OperationId() id: string,
    @Body({ schema: schema.refundRequest }) request: schema.RefundRequest,
  ) {
    await this.sendRefund.execute(actor, id, request);
    return this.payments.get(id, actor);
  }

  @Get('payment/:id')
  @Policy('member')
  @Refuses('payment-not-found')
  @ApiOkResponse({ standardSchema: schema.paymentView })
  get(
    @CurrentActor() actor: Actor,
    @Param({ schema: schema.paymentId }) { id }: z.infer<typeof schema.paymentId>,
  ) {
    return this.payments.get(id, actor);
  }

  /** Has the operator asked now instead of at the next regular check; read the payment afterwards. */
  @Post('payment/:id/check')
  @WhileSuspended()
  @Policy('member')
  @HttpCode(202)
  @Refuses('payment-not-found', 'too-many-requests')
  @ApiAcceptedResponse({ standardSchema: schema.paymentView })
  async check(
    @CurrentActor() actor: Actor,
    @Param({ schema: schema.paymentId }) { id }: z.infer<typeof schema.paymentId>,
  ) {
    await this.requestCheck.execute(actor, id);
    return this.payments.get(id, actor);
  }

  @Get('payments/open')
  @Policy('member')
  @ApiOkResponse({ standardSchema: z.array(schema.openPaymentView) })
  listOpen(@CurrentActor() actor: Actor) {
    return this.payments.listOpen(actor);
  }

  /** For the gateway alone, which knows the token. */
  @Post('payment/callback/:token')
  @Policy('public')
  @HttpCode(200)
  @Refuses('not-found', 'request-too-large', 'unsupported-media-type')
  @ApiOkResponse({ standardSchema: schema.callbackAcknowledgement })
  callback(
    @Param({ schema: schema.callbackToken }) { token }: z.infer<typeof schema.callbackToken>,
    @Req() { rawBody }: RawBodyRequest<FastifyRequest>,
    @Body() body: unknown,
  ) {
    return this.receiveCallback.execute(token, body, rawBody?.toString() ?? '');
  }
}
