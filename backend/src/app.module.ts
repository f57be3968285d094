import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { AccountsModule } from './modules/accounts/index.js';
import { ApprovalsModule } from './modules/approvals/index.js';
import { AuthModule } from './modules/auth/index.js';
import { BackofficeModule } from './modules/backoffice/index.js';
import { CatalogueModule } from './modules/catalogue/index.js';
import { ContactExportsModule } from './modules/contact-exports/index.js';
import { CorrectionsModule } from './modules/corrections/index.js';
import { DashboardModule } from './modules/dashboard/index.js';
import { DocumentsModule } from './modules/documents/index.js';
import { FavouritesModule } from './modules/favourites/index.js';
import { IncidentsModule } from './modules/incidents/index.js';
import { ItemsModule } from './modules/items/index.js';
import { MessagesModule } from './modules/messages/index.js';
import { NotificationsModule } from './modules/notifications/index.js';
import { OpsModule } from './modules/ops/index.js';
import { PaymentsModule } from './modules/payments/index.js';
import { PayoutMethodsModule } from './modules/payout-methods/index.js';
import { PersonalDataModule } from './modules/personal-data/index.js';
import { PlacesModule } from './modules/places/index.js';
import { ReconciliationModule } from './modules/reconciliation/index.js';
import { RentalsModule } from './modules/rentals/index.js';
import { ReportsModule } from './modules/reports/index.js';
import { ReviewsModule } from './modules/reviews/index.js';
import { RolesModule } from './modules/roles/index.js';
import { SavedSearchesModule } from './modules/saved-searches/index.js';
import { SiteModule } from './modules/site/index.js';
import { TreasuryModule } from './modules/treasury/index.js';
import { UploadsModule } from './modules/uploads/index.js';
import { VerificationModule } from './modules/verification/index.js';
import { WalletModule } from './modules/wallet/index.js';
import { AuthGuard } from './platform/auth/auth.guard.js';
import { ProblemFilter } from './platform/http/problem.filter.js';
import { validation } from './platform/http/validation.js';
import { PlatformModule } from './platform/platform.module.js';
import { LimitListReadsGuard } from './platform/rate-limits/limit-list-reads.js';
import { LimitPerAddressGuard } from './platform/rate-limits/limit-per-address.js';

/** The product's modules, and what guards every call to them. */
@Module({
  imports: [
    PlatformModule,
    AccountsModule,
    AuthModule,
    ApprovalsModule,
    RolesModule,
    UploadsModule,
    VerificationModule,
    PersonalDataModule,
    PlacesModule,
    ItemsModule,
    CatalogueModule,
    RentalsModule,
    FavouritesModule,
    SavedSearchesModule,
    ReportsModule,
    PaymentsModule,
    MessagesModule,
    WalletModule,
    CorrectionsModule,
    ContactExportsModule,
    IncidentsModule,
    ReviewsModule,
    PayoutMethodsModule,
    TreasuryModule,
    ReconciliationModule,
    BackofficeModule,
    DashboardModule,
    DocumentsModule,
    NotificationsModule,
    OpsModule,
    SiteModule,
  ],
  providers: [
    // In this order: who calls too often is not looked up.
    { provide: APP_GUARD, useClass: LimitPerAddressGuard },
    { provide: APP_GUARD, useClass: AuthGuard },
    { provide: APP_GUARD, useClass: LimitListReadsGuard },
    { provide: APP_PIPE, useValue: validation },
    { provide: APP_FILTER, useClass: ProblemFilter },
  ],
})
export class AppModule {}
