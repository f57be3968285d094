import { Body, Controller, Get, Put, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { type Actor, CurrentActor } from '../../../platform/auth/actor.js';
import { Policy } from '../../../platform/auth/policies.js';
import { AnswersCsv } from '../../../platform/http/csv.js';
import { Idempotent, OperationId } from '../../../platform/http/idempotency.js';
import { AnswersUncounted } from '../../../platform/http/paging.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { MakeCorrection } from '../../corrections/index.js';
import { ExportStatement } from './export-statement.js';
import { WalletStatementQueries } from './statement.queries.js';
import { WalletQueries } from './wallet.queries.js';
import * as schema from './wallet.schema.js';

@ApiTags('wallet')
@Controller('api')
export class WalletController {
  constructor(
    private readonly wallets: WalletQueries,
    private readonly makeCorrection: MakeCorrection,
    private readonly statement: WalletStatementQueries,
    private readonly exportStatement: ExportStatement,
  ) {}

  @Get('wallet')
  @Policy('member')
  @ApiOkResponse({ standardSchema: schema.walletView })
  own(@CurrentActor() actor: Actor) {
    return this.wallets.get(actor.id);
  }

  @Get('wallet/safeguarded')
  @Policy('member')
  @ApiOkResponse({ standardSchema: schema.safeguardedView })
  safeguarded(@CurrentActor() actor: Actor) {
    return this.wallets.getSafeguarded(actor.id);
  }

  @Get('wallet/transactions')
  @Policy('member')
  @AnswersUncounted(schema.walletEntryView)
  transactions(
    @CurrentActor() actor: Actor,
    @Query({ schema: schema.statementPage }) page: schema.StatementPage,
  ) {
    return this.statement.list(actor.id, page);
  }

  /** The same lines as a file for a spreadsheet. */
  @Get('wallet/transactions.csv')
  @Policy('member')
  @AnswersCsv()
  async transactionsFile(
    @CurrentActor() actor: Actor,
    @Query({ schema: schema.statementFilter }) filter: schema.StatementFilter,
  ) {
    const { name, content } = await this.exportStatement.execute(actor.id, filter);
    return new StreamableFile(content, {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${name}"`,
    });
  }

  @Get('wallet/months')
  @Policy('member')
  @ApiOkResponse({ standardSchema: z.array(schema.walletMonthView) })
  months(
    @CurrentActor() actor: Actor,
    @Query({ schema: schema.monthsFilter }) { months }: schema.MonthsFilter,
  ) {
    return this.wallets.listMonths(actor.id, months);
  }

  /**
   * The specification's way to credit a wallet; here it only corrects one, with a reason. Above an amount the
   * correction is proposed, and the wallet stays as it was until a second admin approves.
   */
  @Put('users/update-wallet')
  @Policy('admin')
  @Refuses('own-money', 'user-not-found', 'insufficient-balance', 'reauthentication-required')
  @Idempotent()
  @ApiOkResponse({ standardSchema: schema.correctedWalletView })
  async correct(
    @CurrentActor() actor: Actor,
    @OperationId() id: string,
    @Body({ schema: schema.correction }) correction: schema.Correction,
  ) {
    const awaitsApproval = await this.makeCorrection.execute(actor, id, correction);
    return {
      ...(await this.wallets.get(correction.userId)),
      approvalId: awaitsApproval ? id : null,
    };
  }
}
