import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { EventsModule } from '../events/index.js';
import { ItemsModule } from '../items/index.js';
import { RentalsModule } from '../rentals/index.js';
import { FavouritesController } from './favourites.controller.js';
import { FavouritesPersonalData } from './favourites.personal-data.js';
import { FavouritesQueries } from './favourites.queries.js';
import { NoteNews } from './note-news.js';
import { SaveFavourite } from './save-favourite.js';
import { TellNews } from './tell-news.js';

/** Objects that members keep an eye on. */
@Module({
  imports: [AccountsModule, EventsModule, ItemsModule, RentalsModule],
  controllers: [FavouritesController],
  providers: [FavouritesPersonalData, FavouritesQueries, SaveFavourite, NoteNews, TellNews],
  exports: [TellNews],
})
export class FavouritesModule {}
