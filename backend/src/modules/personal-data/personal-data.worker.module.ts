import { Module } from '@nestjs/common';
import { DataExportsProcessor } from './export/data-exports.processor.js';
import { PersonalDataModule } from './personal-data.module.js';
import { PersonalDataSchedule } from './personal-data.schedule.js';

@Module({ imports: [PersonalDataModule], providers: [PersonalDataSchedule, DataExportsProcessor] })
export class PersonalDataWorkerModule {}
