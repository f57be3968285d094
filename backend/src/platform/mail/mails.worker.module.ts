import { Module } from '@nestjs/common';
import { DeliverMail } from './deliver-mail.js';
import { MailsProcessor } from './mails.processor.js';
import { MailsSchedule } from './mails.schedule.js';

@Module({ providers: [DeliverMail, MailsProcessor, MailsSchedule] })
export class MailsWorkerModule {}
