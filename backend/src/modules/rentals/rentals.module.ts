import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { AuditLogModule } from '../audit-log/index.js';
import { EventsModule } from '../events/index.js';
import { ItemsModule } from '../items/index.js';
import { UploadsModule } from '../uploads/index.js';
import { WalletModule } from '../wallet/index.js';
import { AcceptRental } from './answer/accept-rental.js';
import { ExpireRequests } from './answer/expire-requests.js';
import { RefuseRental } from './answer/refuse-rental.js';
import { ApplyTransition } from './apply-transition.js';
import { AdvanceCalendar } from './calendar/advance-calendar.js';
import { CancelRental } from './cancel/cancel-rental.js';
import { Contracts } from './contract/contracts.js';
import { RecordEvent } from './record-event.js';
import { SendReminders } from './reminders/send-reminders.js';
import { RentalHistoryQueries } from './rental-history.queries.js';
import { RentalsAdminController } from './rentals.admin.controller.js';
import { RentalsController } from './rentals.controller.js';
import { Rentals } from './rentals.js';
import { RentalsQueries } from './rentals.queries.js';
import { RentalsQueue, rentalsQueue } from './rentals.queue.js';
import { QuoteRental } from './request/quote-rental.js';
import { RequestRental } from './request/request-rental.js';
import { MarkLate } from './return/mark-late.js';
import { OpenPhoto } from './return/open-photo.js';
import { SettleReturns } from './return/settle-returns.js';
import { ShareDeposit } from './return/share-deposit.js';
import { TakeStep } from './return/take-step.js';
import { ReturnsController } from './returns.controller.js';
import { UpdateStatus } from './update-status.js';

@Module({
  imports: [
    AccountsModule,
    AuditLogModule,
    EventsModule,
    ItemsModule,
    UploadsModule,
    WalletModule,
    BullModule.registerQueue({ name: rentalsQueue }),
  ],
  controllers: [RentalsController, ReturnsController, RentalsAdminController],
  providers: [
    Rentals,
    Contracts,
    RentalsQueries,
    RentalHistoryQueries,
    RentalsQueue,
    RecordEvent,
    ApplyTransition,
    QuoteRental,
    RequestRental,
    AcceptRental,
    RefuseRental,
    CancelRental,
    UpdateStatus,
    TakeStep,
    OpenPhoto,
    SettleReturns,
    MarkLate,
    SendReminders,
    ShareDeposit,
    AdvanceCalendar,
    ExpireRequests,
  ],
  exports: [
    Rentals,
    Contracts,
    QuoteRental,
    RequestRental,
    AdvanceCalendar,
    ExpireRequests,
    SettleReturns,
    MarkLate,
    SendReminders,
    RentalsQueue,
  ],
})
export class RentalsModule {}
