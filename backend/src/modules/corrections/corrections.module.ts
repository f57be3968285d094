import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { ApprovalsModule } from '../approvals/index.js';
import { WalletModule } from '../wallet/index.js';
import { CorrectionKind } from './correction-kind.js';
import { MakeCorrection } from './make-correction.js';

/** What admins correct of members' wallets, alone or by two. */
@Module({
  imports: [AccountsModule, ApprovalsModule, WalletModule],
  providers: [CorrectionKind, MakeCorrection],
  exports: [MakeCorrection],
})
export class CorrectionsModule {}
