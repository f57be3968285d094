import { Module } from '@nestjs/common';
import { CorrectBalance } from './correct-balance.js';
import { ExportStatement } from './export-statement.js';
import { StatementQueries } from './statement.queries.js';
import { WalletController } from './wallet.controller.js';
import { WalletQueries } from './wallet.queries.js';

@Module({
  controllers: [WalletController],
  providers: [WalletQueries, StatementQueries, ExportStatement, CorrectBalance],
  exports: [WalletQueries],
})
export class WalletModule {}
