import { Module } from '@nestjs/common';
import { AcceptRental } from './accept-rental.js';
import { AdvanceCalendar } from './advance-calendar.js';
import { CancelRental } from './cancel-rental.js';
import { ExpireRequests } from './expire-requests.js';
import { QuoteRental } from './quote-rental.js';
import { RefuseRental } from './refuse-rental.js';
import { RentalsAdminController } from './rentals.admin.controller.js';
import { RentalsController } from './rentals.controller.js';
import { RentalsQueries } from './rentals.queries.js';
import { RequestRental } from './request-rental.js';
import { ReturnItem } from './return-item.js';
import { UpdateStatus } from './update-status.js';

@Module({
  controllers: [RentalsController, RentalsAdminController],
  providers: [
    RentalsQueries,
    QuoteRental,
    RequestRental,
    AcceptRental,
    RefuseRental,
    CancelRental,
    UpdateStatus,
    ReturnItem,
    AdvanceCalendar,
    ExpireRequests,
  ],
  exports: [QuoteRental, RequestRental, AdvanceCalendar, ExpireRequests, ReturnItem],
})
export class RentalsModule {}
