import { Module } from '@nestjs/common';
import { AuditLogModule } from '../audit-log/index.js';
import { EventsModule } from '../events/index.js';
import { BalancesQueries } from './balances.queries.js';
import { CorrectBalance } from './correct-balance.js';
import { HeldCredits } from './held-credits.js';
import { Ledger } from './ledger.js';
import { LokasMoneyQueries } from './lokas-money.queries.js';
import { StatementQueries } from './statement.queries.js';
import { TotalsQueries } from './totals.queries.js';
import { WalletPersonalData } from './wallet.personal-data.js';

/** The ledger, and what members own by it. */
@Module({
  imports: [AuditLogModule, EventsModule],
  providers: [
    WalletPersonalData,
    BalancesQueries,
    LokasMoneyQueries,
    StatementQueries,
    TotalsQueries,
    CorrectBalance,
    HeldCredits,
    Ledger,
  ],
  exports: [
    BalancesQueries,
    LokasMoneyQueries,
    StatementQueries,
    TotalsQueries,
    CorrectBalance,
    HeldCredits,
    Ledger,
  ],
})
export class WalletModule {}
