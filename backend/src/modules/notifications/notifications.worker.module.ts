import { Module } from '@nestjs/common';
import { NotificationsModule } from './notifications.module.js';
import { NotificationsSchedule } from './notifications.schedule.js';

@Module({ imports: [NotificationsModule], providers: [NotificationsSchedule] })
export class NotificationsWorkerModule {}
