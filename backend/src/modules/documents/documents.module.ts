import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { ItemsModule } from '../items/index.js';
import { MobileMoneyModule } from '../mobile-money/index.js';
import { PaymentsModule } from '../payments/index.js';
import { RentalsModule } from '../rentals/index.js';
import { WalletModule } from '../wallet/index.js';
import { ContractDocuments } from './contract-documents.js';
import { DocumentsController } from './documents.controller.js';
import { Receipts } from './receipts.js';
import { YearlyStatements } from './yearly-statements.js';

/** What members may print: receipts, contracts, yearly statements. */
@Module({
  imports: [
    AccountsModule,
    ItemsModule,
    MobileMoneyModule,
    PaymentsModule,
    RentalsModule,
    WalletModule,
  ],
  controllers: [DocumentsController],
  providers: [Receipts, ContractDocuments, YearlyStatements],
})
export class DocumentsModule {}
