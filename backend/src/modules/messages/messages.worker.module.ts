import { Module } from '@nestjs/common';
import { MessagesModule } from './messages.module.js';
import { MessagesSchedule } from './messages.schedule.js';

@Module({ imports: [MessagesModule], providers: [MessagesSchedule] })
export class MessagesWorkerModule {}
