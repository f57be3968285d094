import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { EventsModule } from '../events/index.js';
import { ItemsModule } from '../items/index.js';
import { RentalsModule } from '../rentals/index.js';
import { UploadsModule } from '../uploads/index.js';
import { MarkRead } from './mark-read.js';
import { MessagesPersonalData } from './messages.personal-data.js';
import { MessagesQueries } from './messages.queries.js';
import { MessagesRetention } from './messages.retention.js';
import { OpenPicture } from './open-picture.js';
import { OpenThread } from './open-thread.js';
import { ReportedMessages } from './reported-messages.js';
import { LookAtMessages } from './risks/look-at-messages.js';
import { SendMessage } from './send-message.js';
import { TellUnanswered } from './tell-unanswered.js';
import { ThreadsController } from './threads.controller.js';
import { ThreadsQueries } from './threads.queries.js';

/** What members write to each other: before a rental about an object, and about a rental. */
@Module({
  imports: [AccountsModule, EventsModule, ItemsModule, RentalsModule, UploadsModule],
  controllers: [ThreadsController],
  providers: [
    MessagesPersonalData,
    OpenThread,
    SendMessage,
    MarkRead,
    OpenPicture,
    TellUnanswered,
    LookAtMessages,
    ThreadsQueries,
    MessagesQueries,
    MessagesRetention,
    ReportedMessages,
  ],
  exports: [LookAtMessages, ReportedMessages, TellUnanswered],
})
export class MessagesModule {}
