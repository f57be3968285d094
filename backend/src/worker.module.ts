import { Module } from '@nestjs/common';
import { AuthModule } from './modules/auth/index.js';
import { CatalogueModule } from './modules/catalogue/index.js';
import { FavouritesWorkerModule } from './modules/favourites/favourites.worker.module.js';
import { MessagesWorkerModule } from './modules/messages/messages.worker.module.js';
import { NotificationsWorkerModule } from './modules/notifications/notifications.worker.module.js';
import { HousekeepingWorkerModule } from './modules/ops/housekeeping/housekeeping.worker.module.js';
import { PaymentsWorkerModule } from './modules/payments/payments.worker.module.js';
import { ReconciliationWorkerModule } from './modules/reconciliation/reconciliation.worker.module.js';
import { RentalsWorkerModule } from './modules/rentals/rentals.worker.module.js';
import { ReportsWorkerModule } from './modules/reports/reports.worker.module.js';
import { ReviewsWorkerModule } from './modules/reviews/reviews.worker.module.js';
import { UploadsModule } from './modules/uploads/index.js';
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
    PaymentsWorkerModule,
    RentalsWorkerModule,
    FavouritesWorkerModule,
    ReportsWorkerModule,
    MessagesWorkerModule,
    ReviewsWorkerModule,
    ReconciliationWorkerModule,
    HousekeepingWorkerModule,
    // These say how long their tables are kept.
    AuthModule,
    CatalogueModule,
    UploadsModule,
  ],
})
export class WorkerModule {}
