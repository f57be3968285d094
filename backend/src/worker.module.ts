import { Module } from '@nestjs/common';
import { AuthModule } from './modules/auth/index.js';
import { NotificationsModule } from './modules/notifications/index.js';
import { HousekeepingProcessor } from './modules/ops/housekeeping.processor.js';
import { PaymentsModule } from './modules/payments/index.js';
import { PaymentsProcessor, PaymentsSweeper } from './modules/payments/payments.processor.js';
import { ReconciliationModule } from './modules/reconciliation/index.js';
import {
  ReconciliationProcessor,
  ReconciliationSweeper,
} from './modules/reconciliation/reconciliation.processor.js';
import { RentalsModule } from './modules/rentals/index.js';
import { RentalsProcessor, RentalsSweeper } from './modules/rentals/rentals.processor.js';
import { DeliverMail } from './platform/mail/deliver-mail.js';
import { MailsProcessor, MailsSweeper } from './platform/mail/mails.processor.js';
import { PlatformModule } from './platform/platform.module.js';
import { Schedules } from './platform/queues/schedules.js';

/** Whoever works when nobody is calling. Any number of workers may run. */
@Module({
  imports: [
    PlatformModule,
    AuthModule,
    NotificationsModule,
    PaymentsModule,
    RentalsModule,
    ReconciliationModule,
  ],
  providers: [
    DeliverMail,
    MailsProcessor,
    MailsSweeper,
    PaymentsProcessor,
    PaymentsSweeper,
    RentalsProcessor,
    RentalsSweeper,
    ReconciliationProcessor,
    ReconciliationSweeper,
    HousekeepingProcessor,
    Schedules,
  ],
})
export class WorkerModule {}
