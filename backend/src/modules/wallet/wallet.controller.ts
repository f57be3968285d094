import { Body, Controller, Get, Put, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Actor, CurrentActor } from '../../platform/auth/actor.js';
import { Policy } from '../../platform/auth/policies.js';
import { Idempotent, OperationId } from '../../platform/http/idempotency.js';
import { linkNext } from '../../platform/http/next-link.js';
import { CorrectBalance } from './correct-balance.js';
import { WalletQueries } from './wallet.queries.js';
import * as schema from './wallet.schema.js';

@ApiTags('wallet')
@Controller('api')
export class WalletController {
  constructor(
    private readonly wallets: WalletQueries,
    private readonly correctBalance: CorrectBalance,
  ) {}

  @Get('wallet')
  @Policy('member')
  @ApiOkResponse({ standardSchema: schema.walletView })
  own(@CurrentActor() actor: Actor) {
    return this.wallets.ofMember(actor.id);
  }

  @Get('wallet/transactions')
  @Policy('member')
  @ApiOkResponse({ standardSchema: z.array(schema.walletEntryView) })
  async transactions(
    @CurrentActor() actor: Actor,
    @Query({ schema: schema.statementFilter }) filter: z.output<typeof schema.statementFilter>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { rows, next } = await this.wallets.statement(actor.id, filter);
    if (next) linkNext(request, reply, next);
    return rows;
  }

  /** The specification's way to credit a wallet; here it only corrects one, with a reason. */
  @Put('users/update-wallet')
  @Policy('admin')
  @Idempotent()
  @ApiOkResponse({ standardSchema: schema.walletView })
  async correct(
    @CurrentActor() actor: Actor,
    @OperationId() id: string,
    @Body({ schema: schema.correction }) correction: schema.Correction,
  ) {
    await this.correctBalance.execute(actor, id, correction);
    return this.wallets.ofMember(correction.userId);
  }
}
