import { Module } from '@nestjs/common';
import { ApprovalsModule } from './approvals.module.js';
import { ApprovalsSchedule } from './approvals.schedule.js';

@Module({ imports: [ApprovalsModule], providers: [ApprovalsSchedule] })
export class ApprovalsWorkerModule {}
