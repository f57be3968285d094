import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor } from '../../platform/auth/actor.js';
import { Policy, WhileSuspended } from '../../platform/auth/policies.js';
import { Refuses } from '../../platform/http/refuses.js';
import { SaveSearch } from './save-search.js';
import { SavedSearchesQueries } from './saved-searches.queries.js';
import {
  type NewSavedSearch,
  newSavedSearch,
  savedSearchParams,
  savedSearchView,
  savedSearchViews,
} from './saved-searches.schema.js';

/** Like favourites they stay a member's own while suspended; meanwhile nothing is told of them. */
@ApiTags('saved-searches')
@Controller('api/saved-searches')
@Policy('member')
@WhileSuspended()
export class SavedSearchesController {
  constructor(
    private readonly searches: SavedSearchesQueries,
    private readonly saveSearch: SaveSearch,
  ) {}

  @Get()
  @ApiOkResponse({ standardSchema: savedSearchViews })
  list(@CurrentActor() actor: Actor) {
    return this.searches.list(actor.id);
  }

  /** The same search again is answered with the one that is there. */
  @Post()
  @Refuses('too-many-saved-searches', 'too-many-requests')
  @ApiCreatedResponse({ standardSchema: savedSearchView })
  async save(
    @CurrentActor() actor: Actor,
    @Body({ schema: newSavedSearch }) search: NewSavedSearch,
  ) {
    return this.searches.get(await this.saveSearch.save(actor, search));
  }

  @Delete(':id')
  @HttpCode(204)
  @Refuses('saved-search-not-found')
  @ApiNoContentResponse()
  remove(
    @CurrentActor() actor: Actor,
    @Param({ schema: savedSearchParams }) { id }: { id: string },
  ) {
    return this.saveSearch.delete(actor, id);
  }
}
