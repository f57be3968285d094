import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { AuditLogModule } from '../audit-log/index.js';
import { EventsModule } from '../events/index.js';
import { ItemsModule } from '../items/index.js';
import { PlacesModule } from '../places/index.js';
import { UploadsModule } from '../uploads/index.js';
import { WalletModule } from '../wallet/index.js';
import { AcceptRental } from './answer/accept-rental.js';
import { ExpireRequests } from './answer/expire-requests.js';
import { RefuseRental } from './answer/refuse-rental.js';
import { ApplyTransition } from './apply-transition.js';
import { AdvanceCalendar } from './calendar/advance-calendar.js';
import { SettleUnanswered } from './calendar/settle-unanswered.js';
import { CancelRental } from './cancel/cancel-rental.js';
import { AnswerChange } from './changes/answer-change.js';
import { ApplyChange } from './changes/apply-change.js';
import { AskChange } from './changes/ask-change.js';
import { ChangesController } from './changes/changes.controller.js';
import { ChangesQueries } from './changes/changes.queries.js';
import { CloseChange } from './changes/close-change.js';
import { ExpireChanges } from './changes/expire-changes.js';
import { ExtendRental } from './changes/extend-rental.js';
import { QuoteChange } from './changes/quote-change.js';
import { RecordChange } from './changes/record-change.js';
import { SupersedeRequests } from './changes/supersede-requests.js';
import { Contracts } from './contract/contracts.js';
import { EndedRentals } from './ended-rentals.js';
import { HandOver } from './handover/hand-over.js';
import { HandoversController } from './handover/handovers.controller.js';
import { RecordEvent } from './record-event.js';
import { SendReminders } from './reminders/send-reminders.js';
import { RentalHistoryQueries } from './rental-history.queries.js';
import { RentalStandings } from './rental-standings.js';
import { RentalsAdminController } from './rentals.admin.controller.js';
import { RentalsController } from './rentals.controller.js';
import { Rentals } from './rentals.js';
import { RentalsQueries } from './rentals.queries.js';
import { RentalsQueue, rentalsQueue } from './rentals.queue.js';
import { CheckFulfilment } from './request/check-fulfilment.js';
import { QuoteRental } from './request/quote-rental.js';
import { RequestRental } from './request/request-rental.js';
import { MarkLate } from './return/mark-late.js';
import { TellNextRenters } from './return/tell-next-renters.js';
import { ReturnsController } from './returns.controller.js';
import { DecideRental } from './steps/decide-rental.js';
import { OpenPhoto } from './steps/open-photo.js';
import { TakeStep } from './steps/take-step.js';
import { UpdateStatus } from './update-status.js';

@Module({
  imports: [
    AccountsModule,
    AuditLogModule,
    EventsModule,
    ItemsModule,
    PlacesModule,
    UploadsModule,
    WalletModule,
    BullModule.registerQueue({ name: rentalsQueue }),
  ],
  controllers: [
    RentalsController,
    HandoversController,
    ReturnsController,
    ChangesController,
    RentalsAdminController,
  ],
  providers: [
    Rentals,
    RentalStandings,
    EndedRentals,
    Contracts,
    RentalsQueries,
    RentalHistoryQueries,
    RentalsQueue,
    RecordEvent,
    ApplyTransition,
    CheckFulfilment,
    QuoteRental,
    RequestRental,
    AcceptRental,
    RefuseRental,
    CancelRental,
    UpdateStatus,
    HandOver,
    DecideRental,
    TakeStep,
    OpenPhoto,
    SettleUnanswered,
    MarkLate,
    TellNextRenters,
    SendReminders,
    AdvanceCalendar,
    ExpireRequests,
    ChangesQueries,
    QuoteChange,
    AskChange,
    AnswerChange,
    RecordChange,
    ApplyChange,
    CloseChange,
    ExpireChanges,
    ExtendRental,
    SupersedeRequests,
  ],
  exports: [
    Rentals,
    RentalStandings,
    EndedRentals,
    AcceptRental,
    RefuseRental,
    Contracts,
    CheckFulfilment,
    QuoteRental,
    RequestRental,
    AdvanceCalendar,
    ExpireRequests,
    ExpireChanges,
    ExtendRental,
    SupersedeRequests,
    SettleUnanswered,
    MarkLate,
    TellNextRenters,
    SendReminders,
    RentalsQueue,
  ],
})
export class RentalsModule {}
