import { Module } from '@nestjs/common';
import { env } from '../../env.js';
import { DeliverMail } from './deliver-mail.js';
import { MailsProcessor } from './mails.processor.js';
import { MailsSchedule } from './mails.schedule.js';
import { Smtp } from './smtp.js';

const smtp = { provide: Smtp, useFactory: () => new Smtp(env.SMTP_URL, env.MAIL_FROM) };

@Module({ providers: [DeliverMail, MailsProcessor, MailsSchedule, smtp] })
export class MailsWorkerModule {}
