import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { type Actor, CurrentActor } from '../../platform/auth/actor.js';
import { Policy } from '../../platform/auth/policies.js';
import { Refuses } from '../../platform/http/refuses.js';
import { LimitPerAddress } from '../../platform/rate-limits/limit-per-address.js';
import { payingRefusals } from '../mobile-money/index.js';
import { AddNumber } from './add-payout-method.js';
import { ConfirmNumber } from './confirm-payout-method.js';
import { NumbersQueries } from './payout-methods.queries.js';
import * as schema from './payout-methods.schema.js';
import { PreferNumber } from './prefer-payout-method.js';
import { RemoveNumber } from './remove-payout-method.js';
import { ResendNumberLink } from './resend-confirmation-link.js';

/** The mobile money numbers of a member: where withdrawals go, and what payments are made with. */
@ApiTags('wallet')
@Controller('api/wallet/numbers')
export class NumbersController {
  constructor(
    private readonly numbers: NumbersQueries,
    private readonly addNumber: AddNumber,
    private readonly confirmNumber: ConfirmNumber,
    private readonly resendLink: ResendNumberLink,
    private readonly preferNumber: PreferNumber,
    private readonly removeNumber: RemoveNumber,
  ) {}

  @Get()
  @Policy('verified member')
  @ApiOkResponse({ standardSchema: z.array(schema.mobileNumberView) })
  list(@CurrentActor() actor: Actor) {
    return this.numbers.ofMember(actor.id);
  }

  @Post()
  @Policy('verified member')
  @Refuses(...payingRefusals, 'number-already-added', 'too-many-numbers', 'too-many-requests')
  @ApiCreatedResponse({ standardSchema: schema.mobileNumberView })
  add(@CurrentActor() actor: Actor, @Body({ schema: schema.newNumber }) number: schema.NewNumber) {
    return this.addNumber.execute(actor, number);
  }

  /** For whoever holds the mailed link, on any device. */
  @Post('confirm')
  @HttpCode(204)
  @Policy('public')
  @Refuses('link-expired')
  @LimitPerAddress({ name: 'confirm-payout-method', max: 30, seconds: 60 })
  @ApiNoContentResponse()
  confirm(@Body({ schema: schema.confirmation }) body: schema.ConfirmationBody) {
    return this.confirmNumber.execute(body);
  }

  @Post(':id/resend')
  @HttpCode(204)
  @Policy('verified member')
  @Refuses('number-not-found', 'number-already-confirmed', 'too-many-requests')
  @ApiNoContentResponse()
  resend(
    @CurrentActor() actor: Actor,
    @Param({ schema: schema.numberId }) { id }: schema.NumberId,
  ) {
    return this.resendLink.execute(actor, id);
  }

  @Put(':id/preferred')
  @Policy('verified member')
  @Refuses('number-not-found')
  @ApiOkResponse({ standardSchema: schema.mobileNumberView })
  prefer(
    @CurrentActor() actor: Actor,
    @Param({ schema: schema.numberId }) { id }: schema.NumberId,
  ) {
    return this.preferNumber.execute(actor, id);
  }

  @Delete(':id')
  @HttpCode(204)
  @Policy('verified member')
  @Refuses('number-not-found')
  @ApiNoContentResponse()
  remove(
    @CurrentActor() actor: Actor,
    @Param({ schema: schema.numberId }) { id }: schema.NumberId,
  ) {
    return this.removeNumber.execute(actor, id);
  }
}
