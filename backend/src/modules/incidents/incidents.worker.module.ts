import { Module } from '@nestjs/common';
import { IncidentsModule } from './incidents.module.js';
import { IncidentsSchedule } from './incidents.schedule.js';

@Module({ imports: [IncidentsModule], providers: [IncidentsSchedule] })
export class IncidentsWorkerModule {}
