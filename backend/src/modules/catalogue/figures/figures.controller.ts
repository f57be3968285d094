import { Controller, Get, Headers, HttpCode, Ip, Param, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor, OptionalActor } from '../../../platform/auth/actor.js';
import { Policy, WhileSuspended } from '../../../platform/auth/policies.js';
import type { Listing } from '../../../platform/http/listing.js';
import { AnswersList } from '../../../platform/http/paging.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { LimitPerAddress } from '../../../platform/rate-limits/limit-per-address.js';
import { FiguresQueries } from './figures.queries.js';
import { figuresListing, itemFiguresView, monthFiguresView, viewedItem } from './figures.schema.js';
import { ItemViews } from './item-views.js';

/** An address may be that of an operator with many customers. */
const mostViews = { name: 'item-views', max: 600, seconds: 600 };
const mostCheckouts = { name: 'item-checkouts', max: 600, seconds: 600 };

@ApiTags('owners')
@Controller('api')
export class FiguresController {
  constructor(
    private readonly figures: FiguresQueries,
    private readonly views: ItemViews,
  ) {}

  /** The page of an object was shown to somebody. */
  @Post('items/:id/views')
  @Policy('public')
  @HttpCode(204)
  @LimitPerAddress(mostViews)
  @Refuses('item-not-found')
  @ApiNoContentResponse()
  async countView(
    @Param({ schema: viewedItem }) { id }: { id: string },
    @OptionalActor() member: Actor | undefined,
    @Ip() address: string,
    @Headers('user-agent') userAgent: string | undefined,
  ): Promise<void> {
    await this.views.count('views', id, { member, address, userAgent });
  }

  /** Somebody has come to pay for a rental of an object. */
  @Post('items/:id/checkouts')
  @Policy('member')
  @WhileSuspended()
  @HttpCode(204)
  @LimitPerAddress(mostCheckouts)
  @Refuses('item-not-found')
  @ApiNoContentResponse()
  async countCheckout(
    @Param({ schema: viewedItem }) { id }: { id: string },
    @CurrentActor() member: Actor,
    @Ip() address: string,
    @Headers('user-agent') userAgent: string | undefined,
  ): Promise<void> {
    await this.views.count('checkouts', id, { member, address, userAgent });
  }

  @Get('figures')
  @Policy('member')
  @ApiOkResponse({ standardSchema: monthFiguresView.array() })
  listMonths(@CurrentActor() actor: Actor) {
    return this.figures.listMonths(actor);
  }

  @Get('figures/items')
  @Policy('member')
  @AnswersList(itemFiguresView)
  listItems(@CurrentActor() actor: Actor, @Query({ schema: figuresListing }) query: Listing) {
    return this.figures.listItems(actor, query);
  }
}
