import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { ApprovalsModule } from '../approvals/index.js';
import { AuditLogModule } from '../audit-log/index.js';
import { EventsModule } from '../events/index.js';
import { IncidentsModule } from '../incidents/index.js';
import { ItemsModule } from '../items/index.js';
import { PlacesModule } from '../places/index.js';
import { UploadsModule } from '../uploads/index.js';
import { WalletModule } from '../wallet/index.js';
import { Acquaintances } from './acquaintances.js';
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
import { AwaitedExtensions } from './changes/awaited-extensions.js';
import { ChangesController } from './changes/changes.controller.js';
import { ChangesQueries } from './changes/changes.queries.js';
import { CloseChange } from './changes/close-change.js';
import { ExpireChanges } from './changes/expire-changes.js';
import { ExtendRental } from './changes/extend-rental.js';
import { PaymentDeadlines } from './changes/payment-deadlines.js';
import { QuoteChange } from './changes/quote-change.js';
import { RecordChange } from './changes/record-change.js';
import { SupersedeRequests } from './changes/supersede-requests.js';
import { Contracts } from './contract/contracts.js';
import { EndedRentals } from './ended-rentals.js';
import { FindRentals } from './find-rentals.js';
import { HandOver } from './handover/hand-over.js';
import { HandoversController } from './handover/handovers.controller.js';
import { RecordEvent } from './record-event.js';
import { SendReminders } from './reminders/send-reminders.js';
import { RentalHistoryQueries } from './rental-history.queries.js';
import { RentalStandings } from './rental-standings.js';
import { RentalsAdminController } from './rentals.admin.controller.js';
import { RentalsController } from './rentals.controller.js';
import { Rentals } from './rentals.js';
import { RentalsPersonalData } from './rentals.personal-data.js';
import { RentalsQueries } from './rentals.queries.js';
import { RentalsQueue, rentalsQueue } from './rentals.queue.js';
import { CheckFulfilment } from './request/check-fulfilment.js';
import { QuoteRental } from './request/quote-rental.js';
import { RequestRental } from './request/request-rental.js';
import { MarkLate } from './return/mark-late.js';
import { PiecesOut } from './return/pieces-out.js';
import { TellNextRenters } from './return/tell-next-renters.js';
import { ReturnsController } from './returns.controller.js';
import { ApplyDecision } from './staff/apply-decision.js';
import { DecisionKinds } from './staff/by-two/decision-kinds.js';
import { WaitingDecisions } from './staff/by-two/waiting-decisions.js';
import { DecideRental } from './staff/decide-rental.js';
import { PostponeDeadline } from './staff/postpone-deadline.js';
import { OpenPhoto } from './steps/open-photo.js';
import { TakeStep } from './steps/take-step.js';
import { RentalSummaries } from './summaries/rental-summaries.js';
import { CloseForSuspended } from './suspension/close-for-suspended.js';
import { OpenAffairsQueries } from './suspension/open-affairs.js';
import { UpdateStatus } from './update-status.js';

@Module({
  imports: [
    AccountsModule,
    ApprovalsModule,
    AuditLogModule,
    EventsModule,
    IncidentsModule,
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
    RentalsPersonalData,
    PiecesOut,
    Rentals,
    Acquaintances,
    RentalStandings,
    RentalSummaries,
    EndedRentals,
    Contracts,
    RentalsQueries,
    FindRentals,
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
    ApplyDecision,
    DecisionKinds,
    WaitingDecisions,
    PostponeDeadline,
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
    AwaitedExtensions,
    PaymentDeadlines,
    SupersedeRequests,
    CloseForSuspended,
    OpenAffairsQueries,
  ],
  exports: [
    Acquaintances,
    Rentals,
    RentalStandings,
    RentalSummaries,
    EndedRentals,
    FindRentals,
    AcceptRental,
    RefuseRental,
    AwaitedExtensions,
    Contracts,
    CheckFulfilment,
    QuoteRental,
    RequestRental,
    AdvanceCalendar,
    ExpireRequests,
    ExpireChanges,
    ExtendRental,
    SupersedeRequests,
    CloseForSuspended,
    OpenAffairsQueries,
    SettleUnanswered,
    MarkLate,
    TellNextRenters,
    SendReminders,
    RentalsQueue,
  ],
})
export class RentalsModule {}
