import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor } from '../../../platform/auth/actor.js';
import { Policy } from '../../../platform/auth/policies.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { CallNetwork } from '../../../platform/rate-limits/call-network.js';
import { Sends } from '../../../platform/rate-limits/sendings.js';
import { ConfirmPayingNumber } from './confirm-paying-number.js';
import {
  type NumberCode,
  type NumberCodeRequest,
  numberCode,
  numberCodeRequest,
} from './number-codes.schema.js';
import { SendNumberCode } from './send-number-code.js';

/** What a payment refused with `number-refused` asks for. */
@ApiTags('payments')
@Controller('api/payment/number')
export class PayingNumbersController {
  constructor(
    private readonly send: SendNumberCode,
    private readonly confirmNumber: ConfirmPayingNumber,
  ) {}

  /** Sends a code by SMS to a number that refused payments. An SMS costs money: an account without an address sends none. */
  @Post('code')
  @Policy('member with a confirmed e-mail')
  @HttpCode(204)
  @Sends('number-code')
  @Refuses('wrong-phone-number', 'number-not-refused')
  @ApiNoContentResponse()
  sendCode(
    @CurrentActor() actor: Actor,
    @Body({ schema: numberCodeRequest }) { phoneNumber }: NumberCodeRequest,
    @CallNetwork() network: string,
  ) {
    return this.send.execute(actor, phoneNumber, network);
  }

  /** With the code, the caller's account may charge the number again. */
  @Post('confirm')
  @Policy('member')
  @HttpCode(204)
  @Refuses('sms-code-wrong')
  @ApiNoContentResponse()
  confirm(@CurrentActor() actor: Actor, @Body({ schema: numberCode }) body: NumberCode) {
    return this.confirmNumber.execute(actor, body);
  }
}
