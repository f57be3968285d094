import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor, OptionalActor } from '../../platform/auth/actor.js';
import { Policy } from '../../platform/auth/policies.js';
import { type Listing, listing } from '../../platform/http/listing.js';
import { AnswersList } from '../../platform/http/paging.js';
import { Refuses } from '../../platform/http/refuses.js';
import { LimitPerAddress } from '../../platform/rate-limits/limit-per-address.js';
import {
  type AvailabilityChange,
  availabilityChange,
  ChangeAvailability,
  CreateItem,
  DeleteItem,
  EditItem,
  type ItemEdit,
  itemEdit,
  type NewItem,
  newItem,
  type Pause,
  PauseItem,
  pause,
} from '../items/index.js';
import {
  facetsView,
  type ItemFilters,
  type ItemSearch,
  itemDetailView,
  itemFilters,
  itemIdParams,
  itemParams,
  itemSearch,
  itemView,
  locationCountsView,
  type NamedItems,
  namedItems,
  ownerParams,
  type SimilarItems,
  type SuggestionSearch,
  similarItems,
  suggestionSearch,
  suggestionsView,
  totalCap,
} from './catalogue.schema.js';
import { FacetsQueries } from './facets.queries.js';
import { ItemPageQueries } from './item-page.queries.js';
import { LocationCountsQueries } from './location-counts.queries.js';
import { SearchQueries } from './search.queries.js';
import { SimilarItemsQueries } from './similar-items.queries.js';
import { mostSuggestions, SuggestionsQueries } from './suggestions.queries.js';

@ApiTags('items')
@Controller()
export class ItemsController {
  constructor(
    private readonly searches: SearchQueries,
    private readonly items: ItemPageQueries,
    private readonly similar: SimilarItemsQueries,
    private readonly facets: FacetsQueries,
    private readonly locationCounts: LocationCountsQueries,
    private readonly suggestions: SuggestionsQueries,
    private readonly createItem: CreateItem,
    private readonly editItem: EditItem,
    private readonly changeAvailability: ChangeAvailability,
    private readonly pauseItem: PauseItem,
    private readonly deleteItem: DeleteItem,
  ) {}

  @Get('items')
  @Policy('public')
  @AnswersList(itemView, totalCap)
  list(
    @Query({ schema: itemSearch }) search: ItemSearch,
    @OptionalActor() viewer: Actor | undefined,
  ) {
    return this.searches.search(search, viewer);
  }

  @Get('api/items/facets')
  @Policy('public')
  @ApiOkResponse({ standardSchema: facetsView })
  listFacets() {
    return this.facets.get();
  }

  /** Beside the places of the explorer; the places that are ticked change none of them. */
  @Get('api/items/location-counts')
  @Policy('public')
  @ApiOkResponse({ standardSchema: locationCountsView })
  countLocations(@Query({ schema: itemFilters }) filters: ItemFilters) {
    return this.locationCounts.count(filters);
  }

  @Get('api/items/suggestions')
  @Policy('public')
  @LimitPerAddress(mostSuggestions)
  @Header('Cache-Control', 'public, max-age=300')
  @ApiOkResponse({ standardSchema: suggestionsView })
  suggest(@Query({ schema: suggestionSearch }) { q }: SuggestionSearch) {
    return this.suggestions.find(q);
  }

  /** What a visitor keeps in a browser. */
  @Get('api/items/named')
  @Policy('public')
  @ApiOkResponse({ standardSchema: itemView.array() })
  listNamed(
    @Query({ schema: namedItems }) { id }: NamedItems,
    @OptionalActor() viewer: Actor | undefined,
  ) {
    return this.items.listNamed(id, viewer);
  }

  /** Offered objects of the same category, near in place and price. */
  @Get('api/items/:id/similar')
  @Policy('public')
  @Refuses('item-not-found')
  @ApiOkResponse({ standardSchema: itemView.array() })
  listSimilar(
    @Param({ schema: itemIdParams }) { id }: { id: string },
    @Query({ schema: similarItems }) { limit }: SimilarItems,
    @OptionalActor() viewer: Actor | undefined,
  ) {
    return this.similar.list(id, limit, viewer);
  }

  @Get('single/item/:id')
  @Policy('public')
  @Refuses('item-not-found')
  @ApiOkResponse({ standardSchema: itemDetailView })
  get(
    @Param({ schema: itemParams }) { id }: { id: string },
    @OptionalActor() viewer: Actor | undefined,
  ) {
    return this.items.getDetail(id, viewer);
  }

  @Get('item/:userId')
  @Policy('oneself or staff')
  @AnswersList(itemView)
  listOfOwner(
    @Param({ schema: ownerParams }) { userId }: { userId: string },
    @Query({ schema: listing }) query: Listing,
    @CurrentActor() viewer: Actor,
  ) {
    return this.items.listOfOwner(userId, query, viewer);
  }

  @Post('item')
  @Policy('verified member')
  @Refuses('item-id-taken', 'upload-not-found', 'upload-not-yours')
  @ApiCreatedResponse({ standardSchema: itemView })
  async create(@CurrentActor() actor: Actor, @Body({ schema: newItem }) item: NewItem) {
    const id = await this.createItem.execute(actor, item);
    return this.items.get(id, actor);
  }

  @Put('item/update-availability')
  @Policy('member')
  @Refuses('item-not-found', 'forbidden', 'item-hidden')
  @ApiOkResponse({ standardSchema: itemView })
  async updateAvailability(
    @CurrentActor() actor: Actor,
    @Body({ schema: availabilityChange }) change: AvailabilityChange,
  ) {
    await this.changeAvailability.execute(actor, change);
    return this.items.get(change.item_id, actor);
  }

  @Put('api/items/:id/pause')
  @Policy('member')
  @Refuses('item-not-found', 'forbidden', 'item-hidden', 'pause-out-of-range')
  @ApiOkResponse({ standardSchema: itemView })
  async pause(
    @CurrentActor() actor: Actor,
    @Param({ schema: itemIdParams }) { id }: { id: string },
    @Body({ schema: pause }) { until }: Pause,
  ) {
    await this.pauseItem.execute(actor, id, until);
    return this.items.get(id, actor);
  }

  @Put('items/:id')
  @Policy('member')
  @Refuses(
    'item-not-found',
    'forbidden',
    'item-changed',
    'pieces-let',
    'upload-not-found',
    'upload-not-yours',
  )
  @ApiOkResponse({ standardSchema: itemView })
  async edit(
    @CurrentActor() actor: Actor,
    @Param({ schema: itemIdParams }) { id }: { id: string },
    @Body({ schema: itemEdit }) item: ItemEdit,
  ) {
    await this.editItem.execute(actor, id, item);
    return this.items.get(id, actor);
  }

  @Delete('items/:id')
  @Policy('member')
  @HttpCode(204)
  @Refuses('item-not-found', 'forbidden', 'item-has-rentals')
  @ApiNoContentResponse()
  delete(@CurrentActor() actor: Actor, @Param({ schema: itemIdParams }) { id }: { id: string }) {
    return this.deleteItem.execute(actor, id);
  }
}
