import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { ApprovalsModule } from '../approvals/index.js';
import { AuditLogModule } from '../audit-log/index.js';
import { EventsModule } from '../events/index.js';
import { MobileMoneyModule } from '../mobile-money/index.js';
import { PaymentsModule } from '../payments/index.js';
import { WalletModule } from '../wallet/index.js';
import { FloatFiguresQueries } from './floats/float-figures.js';
import { WatchFloats } from './floats/watch-floats.js';
import { TreasuryAdminController } from './list/treasury.admin.controller.js';
import { TreasuryQueries } from './list/treasury.queries.js';
import { PostTreasury } from './post/post-treasury.js';
import { ProposePosting } from './post/propose-posting.js';
import { TreasuryApproval } from './post/treasury-approval.js';
import { TreasuryFacts } from './post/treasury-facts.js';
import { TreasuryPersonalData } from './treasury.personal-data.js';

/** The money at operators: what moves there beside payments, and whether it pays what may be withdrawn. */
@Module({
  imports: [
    AccountsModule,
    ApprovalsModule,
    AuditLogModule,
    EventsModule,
    MobileMoneyModule,
    PaymentsModule,
    WalletModule,
  ],
  controllers: [TreasuryAdminController],
  providers: [
    FloatFiguresQueries,
    PostTreasury,
    ProposePosting,
    TreasuryApproval,
    TreasuryFacts,
    TreasuryPersonalData,
    TreasuryQueries,
    WatchFloats,
  ],
  exports: [FloatFiguresQueries, WatchFloats],
})
export class TreasuryModule {}
