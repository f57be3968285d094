import { Module } from '@nestjs/common';
import { UploadsModule } from './uploads.module.js';
import { UploadsSchedule } from './uploads.schedule.js';

@Module({ imports: [UploadsModule], providers: [UploadsSchedule] })
export class UploadsWorkerModule {}
