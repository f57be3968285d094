import { Module } from '@nestjs/common';
import { AccountsModule } from './accounts.module.js';
import { MendingSchedule } from './mending/mending.schedule.js';

@Module({ imports: [AccountsModule], providers: [MendingSchedule] })
export class AccountsWorkerModule {}
