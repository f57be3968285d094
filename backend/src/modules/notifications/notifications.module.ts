import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { ApprovalsModule } from '../approvals/index.js';
import { AuthModule } from '../auth/index.js';
import { CatalogueModule } from '../catalogue/index.js';
import { DashboardModule } from '../dashboard/index.js';
import { EventsModule } from '../events/index.js';
import { FavouritesModule } from '../favourites/index.js';
import { IncidentsModule } from '../incidents/index.js';
import { ItemsModule } from '../items/index.js';
import { MessagesModule } from '../messages/index.js';
import { MobileMoneyModule } from '../mobile-money/index.js';
import { PaymentsModule } from '../payments/index.js';
import { PayoutMethodsModule } from '../payout-methods/index.js';
import { PersonalDataModule } from '../personal-data/index.js';
import { PlacesModule } from '../places/index.js';
import { ReconciliationModule } from '../reconciliation/index.js';
import { RentalsModule } from '../rentals/index.js';
import { ReportsModule } from '../reports/index.js';
import { ReviewsModule } from '../reviews/index.js';
import { RolesModule } from '../roles/index.js';
import { SavedSearchesModule } from '../saved-searches/index.js';
import { TreasuryModule } from '../treasury/index.js';
import { UploadsModule } from '../uploads/index.js';
import { VerificationModule } from '../verification/index.js';
import { WalletModule } from '../wallet/index.js';
import { AccountNotifications } from './account.notifications.js';
import { AdminAlerts } from './admin-alerts.js';
import { ApprovalNotifications } from './approval.notifications.js';
import { AuthNotifications } from './auth.notifications.js';
import { BellLines } from './bell/bell-lines.js';
import { MarkRead } from './bell/mark-read.js';
import { NotificationsController } from './bell/notifications.controller.js';
import { NotificationsQueries } from './bell/notifications.queries.js';
import { FavouriteNotifications } from './favourite.notifications.js';
import { FloatNotifications } from './float.notifications.js';

import { IncidentNotifications } from './incident.notifications.js';
import { MessageNotifications } from './message.notifications.js';
import { NotificationsPersonalData } from './notifications.personal-data.js';
import { NotificationsRetention } from './notifications.retention.js';
import { Notifier } from './notifier.js';
import { PaymentNotifications } from './payment.notifications.js';
import { PayoutMethodNotifications } from './payout-method.notifications.js';
import { PersonalDataNotifications } from './personal-data.notifications.js';
import { DeliverPush } from './push/deliver-push.js';
import { PushController } from './push/push.controller.js';
import { PushQueue, pushQueue } from './push/push.queue.js';
import { PushSubscriptions } from './push/push-subscriptions.js';
import { Recipients } from './recipients.js';
import { ReconciliationNotifications } from './reconciliation.notifications.js';
import { RentalNotifications } from './rental.notifications.js';
import { RentalChangeNotifications } from './rental-change.notifications.js';
import { RentalMeetings } from './rental-meetings.js';
import { RentalSummary } from './rental-summary.js';
import { ReportNotifications } from './report.notifications.js';
import { ReviewNotifications } from './review.notifications.js';
import { SavedSearchNotifications } from './saved-search.notifications.js';
import { SendGathered } from './send-gathered.js';
import { ChangeSettings } from './settings/change-settings.js';
import { SettingsController, UnsubscribeController } from './settings/settings.controller.js';
import { SettingsQueries } from './settings/settings.queries.js';
import { AnswerBySms } from './sms/answer-by-sms.js';
import { DeliverSms } from './sms/deliver-sms.js';
import { ReceiveAnswer } from './sms/receive-answer.js';
import { SmsController } from './sms/sms.controller.js';
import { SmsQueue, smsQueue } from './sms/sms.queue.js';
import { SmsChannel } from './sms/sms-channel.js';
import { SmsNumbers } from './sms/sms-numbers.js';
import { SmsOutbox } from './sms/sms-outbox.js';
import { SmsNotifications } from './sms.notifications.js';
import { SmsNumberNotifications } from './sms-number.notifications.js';
import { VerificationNotifications } from './verification.notifications.js';
import { WaitingNotifications } from './waiting.notifications.js';
import { WalletNotifications } from './wallet.notifications.js';

/**
 * Listens to the events of all modules and alone decides who is told, by which channel and in which
 * words. Both programs import it: a module's use cases run in either.
 */
@Module({
  imports: [
    BullModule.registerQueue({ name: pushQueue }, { name: smsQueue }),
    EventsModule,
    AccountsModule,
    ApprovalsModule,
    AuthModule,
    CatalogueModule,
    DashboardModule,
    IncidentsModule,
    MessagesModule,
    MobileMoneyModule,
    ItemsModule,
    PaymentsModule,
    PayoutMethodsModule,
    ReconciliationModule,
    TreasuryModule,
    PersonalDataModule,
    PlacesModule,
    RentalsModule,
    FavouritesModule,
    ReportsModule,
    ReviewsModule,
    RolesModule,
    SavedSearchesModule,
    UploadsModule,
    VerificationModule,
    WalletModule,
  ],
  controllers: [
    NotificationsController,
    SettingsController,
    UnsubscribeController,
    PushController,
    SmsController,
  ],
  providers: [
    NotificationsPersonalData,
    Notifier,
    Recipients,
    BellLines,
    RentalMeetings,
    RentalSummary,
    PushSubscriptions,
    PushQueue,
    DeliverPush,
    SmsQueue,
    SmsOutbox,
    SmsNumbers,
    SmsChannel,
    DeliverSms,
    AnswerBySms,
    ReceiveAnswer,
    SendGathered,
    NotificationsQueries,
    MarkRead,
    SettingsQueries,
    ChangeSettings,
    NotificationsRetention,
    AccountNotifications,
    AdminAlerts,
    AuthNotifications,
    MessageNotifications,
    PaymentNotifications,
    PayoutMethodNotifications,
    ReconciliationNotifications,
    FloatNotifications,
    WalletNotifications,
    RentalNotifications,
    RentalChangeNotifications,
    ReviewNotifications,
    VerificationNotifications,
    SmsNotifications,
    SmsNumberNotifications,
    FavouriteNotifications,
    SavedSearchNotifications,
    ReportNotifications,
    WaitingNotifications,
    ApprovalNotifications,
    IncidentNotifications,
    PersonalDataNotifications,
  ],
  exports: [SendGathered, DeliverPush, DeliverSms, AnswerBySms],
})
export class NotificationsModule {}
