import { Module } from '@nestjs/common';
import { RentalsModule } from './rentals.module.js';
import { RentalsProcessor } from './rentals.processor.js';
import { RentalsSchedule } from './rentals.schedule.js';

@Module({ imports: [RentalsModule], providers: [RentalsProcessor, RentalsSchedule] })
export class RentalsWorkerModule {}
