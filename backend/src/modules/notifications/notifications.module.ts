import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { AuthModule } from '../auth/index.js';
import { EventsModule } from '../events/index.js';
import { RentalsModule } from '../rentals/index.js';
import { VerificationModule } from '../verification/index.js';
import { AuthNotifications } from './auth.notifications.js';
import { EmailChannel } from './email-channel.js';
import { RentalNotifications } from './rental.notifications.js';
import { VerificationNotifications } from './verification.notifications.js';

/**
 * Listens to the events of all modules and alone decides who is told, by which channel and in which
 * words. Both programs import it: a module's use cases run in either.
 */
@Module({
  imports: [EventsModule, AccountsModule, AuthModule, RentalsModule, VerificationModule],
  providers: [AuthNotifications, EmailChannel, RentalNotifications, VerificationNotifications],
})
export class NotificationsModule {}
