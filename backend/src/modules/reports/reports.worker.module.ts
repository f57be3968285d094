import { Module } from '@nestjs/common';
import { ReportsModule } from './reports.module.js';
import { ReportsSchedule } from './reports.schedule.js';

@Module({ imports: [ReportsModule], providers: [ReportsSchedule] })
export class ReportsWorkerModule {}
