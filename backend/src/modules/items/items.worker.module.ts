import { Module } from '@nestjs/common';
import { ItemsModule } from './items.module.js';
import { MendingSchedule } from './mending/mending.schedule.js';

@Module({ imports: [ItemsModule], providers: [MendingSchedule] })
export class ItemsWorkerModule {}
