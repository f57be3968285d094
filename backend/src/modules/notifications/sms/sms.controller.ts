import type { RawBodyRequest } from '@nestjs/common';
import { Body, Controller, Delete, Get, Headers, HttpCode, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { type Actor, CurrentActor } from '../../../platform/auth/actor.js';
import { Policy, WhileSuspended } from '../../../platform/auth/policies.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { CallNetwork } from '../../../platform/rate-limits/call-network.js';
import { Sends } from '../../../platform/rate-limits/sendings.js';
import { ReceiveAnswer } from './receive-answer.js';
import {
  type AnswerBody,
  answerBody,
  type CodeBody,
  codeBody,
  type NumberBody,
  numberBody,
  numberView,
} from './sms.schema.js';
import { SmsNumbers } from './sms-numbers.js';

@ApiTags('notifications')
@Controller('api/sms')
@WhileSuspended()
export class SmsController {
  constructor(
    private readonly numbers: SmsNumbers,
    private readonly receive: ReceiveAnswer,
  ) {}

  @Get('number')
  @Policy('member')
  @ApiOkResponse({ standardSchema: numberView })
  get(@CurrentActor() { id }: Actor) {
    return this.numbers.get(id);
  }

  /** Sends a code to the number, which is confirmed by it. An SMS costs money: an account that anybody can make sends none. */
  @Post('number')
  @HttpCode(200)
  @Policy('member with a confirmed e-mail')
  @Sends('number-code')
  @Refuses('reauthentication-required')
  @ApiOkResponse({ standardSchema: numberView })
  async sendCode(
    @CurrentActor() actor: Actor,
    @Body({ schema: numberBody }) body: NumberBody,
    @CallNetwork() network: string,
  ) {
    await this.numbers.sendCode(actor, body.phoneNumber, network);
    return this.numbers.get(actor.id);
  }

  @Post('number/confirm')
  @HttpCode(200)
  @Policy('member')
  @Refuses('sms-code-wrong')
  @ApiOkResponse({ standardSchema: numberView })
  async confirm(@CurrentActor() actor: Actor, @Body({ schema: codeBody }) { code }: CodeBody) {
    await this.numbers.confirm(actor, code);
    return this.numbers.get(actor.id);
  }

  @Delete('number')
  @HttpCode(204)
  @Policy('member')
  @ApiNoContentResponse()
  async remove(@CurrentActor() actor: Actor): Promise<void> {
    await this.numbers.remove(actor);
  }

  /** By the SMS service, which signs it; a failure is delivered again. See docs/sms-contract.md. */
  @Post('answers')
  @HttpCode(204)
  @Policy('public')
  @Refuses('forbidden')
  @ApiNoContentResponse()
  async answer(
    @Body({ schema: answerBody }) answer: AnswerBody,
    @Req() { rawBody = Buffer.alloc(0) }: RawBodyRequest<FastifyRequest>,
    @Headers('x-sms-signature') signature = '',
  ): Promise<void> {
    await this.receive.execute(answer, { body: rawBody, signature });
  }
}
