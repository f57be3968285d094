import { Module } from '@nestjs/common';
import { ReviewsModule } from './reviews.module.js';
import { ReviewsSchedule } from './reviews.schedule.js';

@Module({ imports: [ReviewsModule], providers: [ReviewsSchedule] })
export class ReviewsWorkerModule {}
