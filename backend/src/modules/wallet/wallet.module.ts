import { Module } from '@nestjs/common';
import { ExportStatement } from '../payments/statement/export-statement.js';
import { StatementQueries } from '../payments/statement/statement.queries.js';
import { WalletController } from '../payments/statement/wallet.controller.js';
import { WalletQueries } from '../payments/statement/wallet.queries.js';
import { CorrectBalance } from './correct-balance.js';

@Module({
  controllers: [WalletController],
  providers: [WalletQueries, StatementQueries, ExportStatement, CorrectBalance],
  exports: [WalletQueries],
})
export class WalletModule {}
