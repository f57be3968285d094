import { Module } from '@nestjs/common';
import { ApprovalsWorkerModule } from './modules/approvals/approvals.worker.module.js';
import { AuthModule } from './modules/auth/index.js';
import { CatalogueModule } from './modules/catalogue/index.js';
import { CorrectionsModule } from './modules/corrections/index.js';
import { DashboardWorkerModule } from './modules/dashboard/dashboard.worker.module.js';
import { FavouritesWorkerModule } from './modules/favourites/favourites.worker.module.js';
import { IncidentsWorkerModule } from './modules/incidents/incidents.worker.module.js';
import { MessagesWorkerModule } from './modules/messages/messages.worker.module.js';
import { NotificationsWorkerModule } from './modules/notifications/notifications.worker.module.js';
import { OpsWorkerModule } from './modules/ops/ops.worker.module.js';
import { PaymentsWorkerModule } from './modules/payments/payments.worker.module.js';
import { PersonalDataWorkerModule } from './modules/personal-data/personal-data.worker.module.js';
import { ReconciliationWorkerModule } from './modules/reconciliation/reconciliation.worker.module.js';
import { RentalsWorkerModule } from './modules/rentals/rentals.worker.module.js';
import { ReportsWorkerModule } from './modules/reports/reports.worker.module.js';
import { ReviewsWorkerModule } from './modules/reviews/reviews.worker.module.js';
import { RolesModule } from './modules/roles/index.js';
import { SavedSearchesWorkerModule } from './modules/saved-searches/saved-searches.worker.module.js';
import { SiteWorkerModule } from './modules/site/site.worker.module.js';
import { TreasuryWorkerModule } from './modules/treasury/treasury.worker.module.js';
import { UploadsWorkerModule } from './modules/uploads/uploads.worker.module.js';
import { VerificationWorkerModule } from './modules/verification/verification.worker.module.js';
import { LongJobsWorkerModule } from './platform/long-jobs/long-jobs.worker.module.js';
import { MailsWorkerModule } from './platform/mail/mails.worker.module.js';
import { PlatformModule } from './platform/platform.module.js';
import { TicksModule } from './platform/schedule/ticks.module.js';

/** Whoever works when nobody is calling. Any number of workers may run. */
@Module({
  imports: [
    PlatformModule,
    NotificationsWorkerModule,
    TicksModule,
    MailsWorkerModule,
    LongJobsWorkerModule,
    PaymentsWorkerModule,
    RentalsWorkerModule,
    FavouritesWorkerModule,
    SavedSearchesWorkerModule,
    ReportsWorkerModule,
    ApprovalsWorkerModule,
    CorrectionsModule,
    RolesModule,
    DashboardWorkerModule,
    IncidentsWorkerModule,
    MessagesWorkerModule,
    ReviewsWorkerModule,
    UploadsWorkerModule,
    SiteWorkerModule,
    VerificationWorkerModule,
    PersonalDataWorkerModule,
    TreasuryWorkerModule,
    ReconciliationWorkerModule,
    OpsWorkerModule,
    // These say how long their tables are kept.
    AuthModule,
    CatalogueModule,
  ],
})
export class WorkerModule {}
