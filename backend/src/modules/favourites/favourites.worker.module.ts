import { Module } from '@nestjs/common';
import { FavouritesModule } from './favourites.module.js';
import { FavouritesSchedule } from './favourites.schedule.js';

@Module({ imports: [FavouritesModule], providers: [FavouritesSchedule] })
export class FavouritesWorkerModule {}
