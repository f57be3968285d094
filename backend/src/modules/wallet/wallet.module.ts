import { Module } from '@nestjs/common';
import { AuditLogModule } from '../audit-log/index.js';
import { BalancesQueries } from './balances.queries.js';
import { CorrectBalance } from './correct-balance.js';

@Module({
  imports: [AuditLogModule],
  providers: [BalancesQueries, CorrectBalance],
  exports: [BalancesQueries, CorrectBalance],
})
export class WalletModule {}
