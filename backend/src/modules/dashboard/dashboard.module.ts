import { Module } from '@nestjs/common';
import { EventsModule } from '../events/index.js';
import { RentalsModule } from '../rentals/index.js';
import { ReportsModule } from '../reports/index.js';
import { TellWaiting } from './overdue/tell-waiting.js';
import { TrendsAdminController } from './trends/trends.admin.controller.js';
import { TrendsQueries } from './trends/trends.queries.js';
import { WaitingAdminController } from './waiting/waiting.admin.controller.js';
import { WaitingQueries } from './waiting/waiting.queries.js';

/** The first page of the console: what waits for staff, and how the last weeks went. */
@Module({
  imports: [EventsModule, RentalsModule, ReportsModule],
  controllers: [WaitingAdminController, TrendsAdminController],
  providers: [WaitingQueries, TrendsQueries, TellWaiting],
  exports: [TellWaiting],
})
export class DashboardModule {}
