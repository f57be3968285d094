import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, CurrentActor, OptionalActor } from '../../platform/auth/actor.js';
import { Policy } from '../../platform/auth/policies.js';
import { linkNext } from '../../platform/http/next-link.js';
import {
  type AvailabilityChange,
  availabilityChange,
  ChangeAvailability,
  CreateItem,
  DeleteItem,
  type NewItem,
  newItem,
} from '../items/index.js';
import {
  facetsView,
  type ItemSearch,
  itemDetailView,
  itemIdParams,
  itemListView,
  itemParams,
  itemSearch,
  itemView,
  ownerParams,
} from './catalogue.schema.js';
import { FacetsQueries } from './facets.queries.js';
import { ItemPageQueries } from './item-page.queries.js';
import { pageHeaders } from './page-headers.js';
import { SearchQueries } from './search.queries.js';

@ApiTags('items')
@Controller()
export class ItemsController {
  constructor(
    private readonly searches: SearchQueries,
    private readonly items: ItemPageQueries,
    private readonly facets: FacetsQueries,
    private readonly createItem: CreateItem,
    private readonly changeAvailability: ChangeAvailability,
    private readonly deleteItem: DeleteItem,
  ) {}

  @Get('items')
  @Policy('public')
  @ApiOkResponse({ standardSchema: itemListView, headers: pageHeaders })
  async list(
    @Query({ schema: itemSearch }) search: ItemSearch,
    @OptionalActor() viewer: Actor | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const page = await this.searches.search(search, viewer);
    reply.header('X-Total-Count', page.total);
    if (page.next) linkNext(request, reply, page.next);
    return page.items;
  }

  @Get('api/items/facets')
  @Policy('public')
  @ApiOkResponse({ standardSchema: facetsView })
  listFacets() {
    return this.facets.get();
  }

  @Get('single/item/:id')
  @Policy('public')
  @ApiOkResponse({ standardSchema: itemDetailView })
  get(
    @Param({ schema: itemParams }) { id }: { id: string },
    @OptionalActor() viewer: Actor | undefined,
  ) {
    return this.items.getDetail(id, viewer);
  }

  @Get('item/:userId')
  @Policy('oneself or staff')
  @ApiOkResponse({ standardSchema: itemListView })
  listOfOwner(
    @Param({ schema: ownerParams }) { userId }: { userId: string },
    @CurrentActor() viewer: Actor,
  ) {
    return this.items.listOfOwner(userId, viewer);
  }

  @Post('item')
  @Policy('verified member')
  @ApiCreatedResponse({ standardSchema: itemView })
  async create(@CurrentActor() actor: Actor, @Body({ schema: newItem }) item: NewItem) {
    const id = await this.createItem.execute(actor, item);
    return this.items.get(id, actor);
  }

  @Put('item/update-availability')
  @Policy('member')
  @ApiOkResponse({ standardSchema: itemView })
  async updateAvailability(
    @CurrentActor() actor: Actor,
    @Body({ schema: availabilityChange }) change: AvailabilityChange,
  ) {
    await this.changeAvailability.execute(actor, change);
    return this.items.get(change.item_id, actor);
  }

  @Delete('items/:id')
  @Policy('member')
  @HttpCode(204)
  @ApiNoContentResponse()
  delete(@CurrentActor() actor: Actor, @Param({ schema: itemIdParams }) { id }: { id: string }) {
    return this.deleteItem.execute(actor, id);
  }
}
