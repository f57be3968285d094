import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor } from '../../platform/auth/actor.js';
import { Policy } from '../../platform/auth/policies.js';
import { type Listing, listing } from '../../platform/http/listing.js';
import { AnswersList } from '../../platform/http/paging.js';
import { favouriteView } from './catalogue.schema.js';
import { FavouritesListQueries } from './favourites-list.queries.js';

@ApiTags('favourites')
@Controller('api/favourites')
export class FavouritesListController {
  constructor(private readonly favourites: FavouritesListQueries) {}

  @Get()
  @Policy('member')
  @AnswersList(favouriteView)
  list(@CurrentActor() actor: Actor, @Query({ schema: listing }) query: Listing) {
    return this.favourites.list(actor, query);
  }
}
