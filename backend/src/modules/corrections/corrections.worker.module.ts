import { Module } from '@nestjs/common';
import { CorrectionsModule } from './corrections.module.js';
import { CorrectionsSchedule } from './corrections.schedule.js';

@Module({ imports: [CorrectionsModule], providers: [CorrectionsSchedule] })
export class CorrectionsWorkerModule {}
