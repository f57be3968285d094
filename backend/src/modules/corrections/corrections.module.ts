import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { AuditLogModule } from '../audit-log/index.js';
import { EventsModule } from '../events/index.js';
import { WalletModule } from '../wallet/index.js';
import { CorrectionsAdminController } from './corrections.admin.controller.js';
import { CorrectionsPersonalData } from './corrections.personal-data.js';
import { CorrectionsQueries } from './corrections.queries.js';
import { CoveredCorrections } from './covered-corrections.js';
import { DecideCorrection } from './decide-correction.js';
import { ExpireCorrections } from './expire-corrections.js';
import { MakeCorrection } from './make-correction.js';
import { TakeBackCorrection } from './take-back-correction.js';

/** What admins correct of members' accounts, and what a second one has to approve of it. */
@Module({
  imports: [AccountsModule, AuditLogModule, EventsModule, WalletModule],
  controllers: [CorrectionsAdminController],
  providers: [
    CorrectionsPersonalData,
    CorrectionsQueries,
    CoveredCorrections,
    MakeCorrection,
    DecideCorrection,
    TakeBackCorrection,
    ExpireCorrections,
  ],
  exports: [ExpireCorrections, MakeCorrection],
})
export class CorrectionsModule {}
