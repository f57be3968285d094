import { Module } from '@nestjs/common';
import { VerificationModule } from './verification.module.js';
import { VerificationSchedule } from './verification.schedule.js';

@Module({ imports: [VerificationModule], providers: [VerificationSchedule] })
export class VerificationWorkerModule {}
