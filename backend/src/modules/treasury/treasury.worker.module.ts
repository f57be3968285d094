import { Module } from '@nestjs/common';
import { FloatsSchedule } from './floats/floats.schedule.js';
import { TreasuryModule } from './treasury.module.js';

@Module({ imports: [TreasuryModule], providers: [FloatsSchedule] })
export class TreasuryWorkerModule {}
