import { Module } from '@nestjs/common';
import { RentalsModule } from '../rentals/index.js';
import { TrendsAdminController } from './trends/trends.admin.controller.js';
import { TrendsQueries } from './trends/trends.queries.js';
import { WaitingAdminController } from './waiting/waiting.admin.controller.js';
import { WaitingQueries } from './waiting/waiting.queries.js';

/** The first page of the console: what waits for staff, and how the last weeks went. */
@Module({
  imports: [RentalsModule],
  controllers: [WaitingAdminController, TrendsAdminController],
  providers: [WaitingQueries, TrendsQueries],
})
export class DashboardModule {}
