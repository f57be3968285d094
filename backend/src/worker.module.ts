import { Module } from '@nestjs/common';
import { PaymentsModule } from './modules/payments/payments.module.js';
import { PaymentsProcessor, PaymentsSweeper } from './modules/payments/payments.processor.js';
import { RentalsModule } from './modules/rentals/rentals.module.js';
import { RentalsProcessor, RentalsSweeper } from './modules/rentals/rentals.processor.js';
import { DeliverMail } from './platform/mail/deliver-mail.js';
import { MailsProcessor, MailsSweeper } from './platform/mail/mails.processor.js';
import { PlatformModule } from './platform/platform.module.js';

/** Whoever works when nobody is calling. Any number of workers may run. */
@Module({
  imports: [PlatformModule, PaymentsModule, RentalsModule],
  providers: [
    DeliverMail,
    MailsProcessor,
    MailsSweeper,
    PaymentsProcessor,
    PaymentsSweeper,
    RentalsProcessor,
    RentalsSweeper,
  ],
})
export class WorkerModule {}
