import { Module } from '@nestjs/common';
import { NotificationsModule } from './notifications.module.js';
import { NotificationsSchedule } from './notifications.schedule.js';
import { PushProcessor } from './push/push.processor.js';
import { SmsProcessor } from './sms/sms.processor.js';

@Module({
  imports: [NotificationsModule],
  providers: [NotificationsSchedule, PushProcessor, SmsProcessor],
})
export class NotificationsWorkerModule {}
