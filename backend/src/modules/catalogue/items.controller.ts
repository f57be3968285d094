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
import { ChangeAvailability } from '../items/change-availability.js';
import { CreateItem } from '../items/create-item.js';
import { DeleteItem } from '../items/delete-item.js';
import {
  type AvailabilityChange,
  availabilityChange,
  facetsView,
  type ItemSearch,
  itemDetailView,
  itemIdParams,
  itemListView,
  itemParams,
  itemSearch,
  itemView,
  type NewItem,
  newItem,
  ownerParams,
} from '../items/items.schema.js';
import { ItemsFacets } from './facets.queries.js';
import { ItemsQueries } from './item-page.queries.js';
import { pageHeaders } from './page-headers.js';
import { SearchItems } from './search.queries.js';

@ApiTags('items')
@Controller()
export class ItemsController {
  constructor(
    private readonly searchItems: SearchItems,
    private readonly items: ItemsQueries,
    private readonly facets: ItemsFacets,
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
    const page = await this.searchItems.execute(search, viewer);
    reply.header('X-Total-Count', page.total);
    if (page.next) linkNext(request, reply, page.next);
    return page.items;
  }

  @Get('api/items/facets')
  @Policy('public')
  @ApiOkResponse({ standardSchema: facetsView })
  listFacets() {
    return this.facets.execute();
  }

  @Get('single/item/:id')
  @Policy('public')
  @ApiOkResponse({ standardSchema: itemDetailView })
  get(
    @Param({ schema: itemParams }) { id }: { id: string },
    @OptionalActor() viewer: Actor | undefined,
  ) {
    return this.items.findOne(id, viewer);
  }

  @Get('item/:userId')
  @Policy('oneself or staff')
  @ApiOkResponse({ standardSchema: itemListView })
  listOfOwner(
    @Param({ schema: ownerParams }) { userId }: { userId: string },
    @CurrentActor() viewer: Actor,
  ) {
    return this.items.findByOwner(userId, viewer);
  }

  @Post('item')
  @Policy('verified member')
  @ApiCreatedResponse({ standardSchema: itemView })
  create(@CurrentActor() actor: Actor, @Body({ schema: newItem }) item: NewItem) {
    return this.createItem.execute(actor, item);
  }

  @Put('item/update-availability')
  @Policy('member')
  @ApiOkResponse({ standardSchema: itemView })
  updateAvailability(
    @CurrentActor() actor: Actor,
    @Body({ schema: availabilityChange }) change: AvailabilityChange,
  ) {
    return this.changeAvailability.execute(actor, change);
  }

  @Delete('items/:id')
  @Policy('member')
  @HttpCode(204)
  @ApiNoContentResponse()
  delete(@CurrentActor() actor: Actor, @Param({ schema: itemIdParams }) { id }: { id: string }) {
    return this.deleteItem.execute(actor, id);
  }
}
