import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { mostPayoutMethods } from '../../kernel/limits.js';
import { type Actor, CurrentActor } from '../../platform/auth/actor.js';
import { Policy } from '../../platform/auth/policies.js';
import { Refuses } from '../../platform/http/refuses.js';
import { LimitPerAddress } from '../../platform/rate-limits/limit-per-address.js';
import { Sends } from '../../platform/rate-limits/sendings.js';
import { payingRefusals } from '../mobile-money/index.js';
import { AddPayoutMethod } from './add-payout-method.js';
import { ConfirmPayoutMethod } from './confirm-payout-method.js';
import { PayoutMethodsQueries } from './payout-methods.queries.js';
import * as schema from './payout-methods.schema.js';
import { PreferPayoutMethod } from './prefer-payout-method.js';
import { RemovePayoutMethod } from './remove-payout-method.js';
import { ResendConfirmationLink } from './resend-confirmation-link.js';

/** The mobile money numbers of a member: where withdrawals go, and what payments are made with. */
@ApiTags('wallet')
@Controller('api/wallet/numbers')
export class PayoutMethodsController {
  constructor(
    private readonly numbers: PayoutMethodsQueries,
    private readonly addMethod: AddPayoutMethod,
    private readonly confirmMethod: ConfirmPayoutMethod,
    private readonly resendLink: ResendConfirmationLink,
    private readonly preferMethod: PreferPayoutMethod,
    private readonly removeMethod: RemovePayoutMethod,
  ) {}

  @Get()
  @Policy('verified member')
  @ApiOkResponse({ standardSchema: z.array(schema.payoutMethodView).max(mostPayoutMethods) })
  list(@CurrentActor() actor: Actor) {
    return this.numbers.list(actor.id);
  }

  @Post()
  @Policy('verified member')
  @Sends('payout-number-link')
  @Refuses(
    ...payingRefusals,
    'number-already-added',
    'too-many-numbers',
    'reauthentication-required',
  )
  @ApiCreatedResponse({ standardSchema: schema.payoutMethodView })
  async add(
    @CurrentActor() actor: Actor,
    @Body({ schema: schema.newPayoutMethod }) number: schema.NewPayoutMethod,
  ) {
    const id = await this.addMethod.execute(actor, number);
    return this.numbers.get(actor.id, id);
  }

  /** For whoever holds the mailed link, on any device. */
  @Post('confirm')
  @HttpCode(204)
  @Policy('public')
  @Refuses('link-expired')
  @LimitPerAddress({ name: 'confirm-payout-method', max: 30, seconds: 60 })
  @ApiNoContentResponse()
  confirm(@Body({ schema: schema.confirmation }) body: schema.ConfirmationBody) {
    return this.confirmMethod.execute(body);
  }

  @Post(':id/resend')
  @HttpCode(204)
  @Policy('verified member')
  @Sends('payout-number-link')
  @Refuses('number-not-found', 'number-already-confirmed')
  @ApiNoContentResponse()
  resend(
    @CurrentActor() actor: Actor,
    @Param({ schema: schema.payoutMethodId }) { id }: schema.PayoutMethodId,
  ) {
    return this.resendLink.execute(actor, id);
  }

  @Put(':id/preferred')
  @Policy('verified member')
  @Refuses('number-not-found')
  @ApiOkResponse({ standardSchema: schema.payoutMethodView })
  async prefer(
    @CurrentActor() actor: Actor,
    @Param({ schema: schema.payoutMethodId }) { id }: schema.PayoutMethodId,
  ) {
    await this.preferMethod.execute(actor, id);
    return this.numbers.get(actor.id, id);
  }

  @Delete(':id')
  @HttpCode(204)
  @Policy('verified member')
  @Refuses('number-not-found')
  @ApiNoContentResponse()
  remove(
    @CurrentActor() actor: Actor,
    @Param({ schema: schema.payoutMethodId }) { id }: schema.PayoutMethodId,
  ) {
    return this.removeMethod.execute(actor, id);
  }
}
