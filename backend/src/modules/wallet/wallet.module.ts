import { Module } from '@nestjs/common';
import { CorrectBalance } from './correct-balance.js';
import { WalletController } from './wallet.controller.js';
import { WalletQueries } from './wallet.queries.js';

@Module({
  controllers: [WalletController],
  providers: [WalletQueries, CorrectBalance],
  exports: [WalletQueries],
})
export class WalletModule {}
