import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Actor, OptionalActor } from '../../../platform/auth/actor.js';
import { Policy } from '../../../platform/auth/policies.js';
import type { Listing } from '../../../platform/http/listing.js';
import { AnswersList } from '../../../platform/http/paging.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { itemView } from '../catalogue.schema.js';
import { ItemPageQueries } from '../item-page.queries.js';
import { OwnerPageQueries } from './owner-page.queries.js';
import { ownerIdParams, ownerItems, ownerPageView } from './owners.schema.js';

/** The public page of a member who lists objects. */
@ApiTags('owners')
@Controller('api/owners/:id')
@Policy('public')
@Refuses('user-not-found')
export class OwnersController {
  constructor(
    private readonly owners: OwnerPageQueries,
    private readonly items: ItemPageQueries,
  ) {}

  @Get()
  @ApiOkResponse({ standardSchema: ownerPageView })
  get(
    @Param({ schema: ownerIdParams }) { id }: { id: string },
    @OptionalActor() viewer: Actor | undefined,
  ) {
    return this.owners.get(id, viewer);
  }

  /** What can be asked for now, newest first. */
  @Get('items')
  @AnswersList(itemView)
  async listItems(
    @Param({ schema: ownerIdParams }) { id }: { id: string },
    @Query({ schema: ownerItems }) query: Listing,
    @OptionalActor() viewer: Actor | undefined,
  ) {
    await this.owners.get(id, viewer);
    return this.items.listOffered(id, query, viewer);
  }
}
