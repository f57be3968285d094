import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { AccountsModule } from './modules/accounts/accounts.module.js';
import { ItemsModule } from './modules/items/items.module.js';
import { OpsModule } from './modules/ops/ops.module.js';
import { PaymentsModule } from './modules/payments/payments.module.js';
import { NumbersModule } from './modules/payout-methods/payout-methods.module.js';
import { ReconciliationModule } from './modules/reconciliation/reconciliation.module.js';
import { RentalsModule } from './modules/rentals/rentals.module.js';
import { UploadsModule } from './modules/uploads/uploads.module.js';
import { VerificationModule } from './modules/verification/verification.module.js';
import { WalletModule } from './modules/wallet/wallet.module.js';
import { AuthGuard } from './platform/auth/auth.guard.js';
import { ProblemFilter } from './platform/http/problem.filter.js';
import { validation } from './platform/http/validation.js';
import { PlatformModule } from './platform/platform.module.js';

/** The product's modules, and what guards every call to them. */
@Module({
  imports: [
    PlatformModule,
    AccountsModule,
    UploadsModule,
    VerificationModule,
    ItemsModule,
    RentalsModule,
    PaymentsModule,
    WalletModule,
    NumbersModule,
    ReconciliationModule,
    OpsModule,
  ],
  providers: [
    { provide: APP_GUARD, useClass: AuthGuard },
    { provide: APP_PIPE, useValue: validation },
    { provide: APP_FILTER, useClass: ProblemFilter },
  ],
})
export class AppModule {}
