import { Module } from '@nestjs/common';
import { DashboardModule } from './dashboard.module.js';
import { DashboardSchedule } from './dashboard.schedule.js';

@Module({ imports: [DashboardModule], providers: [DashboardSchedule] })
export class DashboardWorkerModule {}
