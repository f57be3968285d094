import { Module } from '@nestjs/common';
import { NotificationsModule } from './notifications.module.js';
import { NotificationsSchedule } from './notifications.schedule.js';
import { PushProcessor } from './push/push.processor.js';

@Module({ imports: [NotificationsModule], providers: [NotificationsSchedule, PushProcessor] })
export class NotificationsWorkerModule {}
