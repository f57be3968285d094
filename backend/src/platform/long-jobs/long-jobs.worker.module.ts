import { Module } from '@nestjs/common';
import { LongJobsSchedule } from './long-jobs.schedule.js';

@Module({ providers: [LongJobsSchedule] })
export class LongJobsWorkerModule {}
