import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Policy } from '../../../platform/auth/policies.js';
import { AnswersUncounted } from '../../../platform/http/paging.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { type UserParams, Users, userParams } from '../../accounts/index.js';
import { WalletStatementQueries } from './statement.queries.js';
import { type StatementPage, statementPage, walletEntryView } from './wallet.schema.js';

@ApiTags('admin')
@Controller('api/admin/users')
export class WalletAdminController {
  constructor(
    private readonly statement: WalletStatementQueries,
    private readonly users: Users,
  ) {}

  /** What a member gained and gave, as they see it themselves. */
  @Get(':id/transactions')
  @Policy('staff')
  @Refuses('user-not-found')
  @AnswersUncounted(walletEntryView)
  async transactions(
    @Param({ schema: userParams }) { id }: UserParams,
    @Query({ schema: statementPage }) page: StatementPage,
  ) {
    await this.users.requireKnown(id);
    return this.statement.list(id, page);
  }
}
