import { Module } from '@nestjs/common';
import { AuditLogModule } from '../audit-log/index.js';
import { BalancesQueries } from './balances.queries.js';
import { CorrectBalance } from './correct-balance.js';
import { Ledger } from './ledger.js';

/** The ledger, and what members own by it. */
@Module({
  imports: [AuditLogModule],
  providers: [BalancesQueries, CorrectBalance, Ledger],
  exports: [BalancesQueries, CorrectBalance, Ledger],
})
export class WalletModule {}
