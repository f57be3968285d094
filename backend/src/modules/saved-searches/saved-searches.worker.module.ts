import { Module } from '@nestjs/common';
import { SavedSearchesModule } from './saved-searches.module.js';
import { SavedSearchesSchedule } from './saved-searches.schedule.js';

@Module({ imports: [SavedSearchesModule], providers: [SavedSearchesSchedule] })
export class SavedSearchesWorkerModule {}
