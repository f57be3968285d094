import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { AuthModule } from '../auth/index.js';
import { EventsModule } from '../events/index.js';
import { FavouritesModule } from '../favourites/index.js';
import { MessagesModule } from '../messages/index.js';
import { PaymentsModule } from '../payments/index.js';
import { PayoutMethodsModule } from '../payout-methods/index.js';
import { ReconciliationModule } from '../reconciliation/index.js';
import { RentalsModule } from '../rentals/index.js';
import { ReportsModule } from '../reports/index.js';
import { ReviewsModule } from '../reviews/index.js';
import { VerificationModule } from '../verification/index.js';
import { AccountNotifications } from './account.notifications.js';
import { AuthNotifications } from './auth.notifications.js';
import { EmailChannel } from './email-channel.js';
import { FavouriteNotifications } from './favourite.notifications.js';
import { MessageNotifications } from './message.notifications.js';
import { PaymentNotifications } from './payment.notifications.js';
import { PayoutMethodNotifications } from './payout-method.notifications.js';
import { ReconciliationNotifications } from './reconciliation.notifications.js';
import { RentalNotifications } from './rental.notifications.js';
import { RentalChangeNotifications } from './rental-change.notifications.js';
import { ReportNotifications } from './report.notifications.js';
import { ReviewNotifications } from './review.notifications.js';
import { VerificationNotifications } from './verification.notifications.js';

/**
 * Listens to the events of all modules and alone decides who is told, by which channel and in which
 * words. Both programs import it: a module's use cases run in either.
 */
@Module({
  imports: [
    EventsModule,
    AccountsModule,
    AuthModule,
    MessagesModule,
    PaymentsModule,
    PayoutMethodsModule,
    ReconciliationModule,
    RentalsModule,
    FavouritesModule,
    ReportsModule,
    ReviewsModule,
    VerificationModule,
  ],
  providers: [
    EmailChannel,
    AccountNotifications,
    AuthNotifications,
    MessageNotifications,
    PaymentNotifications,
    PayoutMethodNotifications,
    ReconciliationNotifications,
    RentalNotifications,
    RentalChangeNotifications,
    ReviewNotifications,
    VerificationNotifications,
    FavouriteNotifications,
    ReportNotifications,
  ],
})
export class NotificationsModule {}
