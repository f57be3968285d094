import { Controller, Get, Headers, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { type Actor, CurrentActor } from '../../../platform/auth/actor.js';
import { Policy } from '../../../platform/auth/policies.js';
import { namesTag, weakTag } from '../../../platform/http/etag.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { LimitPerAddress } from '../../../platform/rate-limits/limit-per-address.js';
import { RenewCalendarFeed } from '../../items/index.js';
import { itemIdParams } from '../catalogue.schema.js';
import { calendarFeedView } from './calendar.schema.js';
import { CalendarFeedQueries } from './calendar-feed.queries.js';

@ApiTags('items')
@Controller('api')
export class CalendarFeedsController {
  constructor(
    private readonly feeds: CalendarFeedQueries,
    private readonly renewFeed: RenewCalendarFeed,
  ) {}

  @Get('items/:id/calendar-feed')
  @Policy('member')
  @Refuses('item-not-found', 'forbidden')
  @ApiOkResponse({ standardSchema: calendarFeedView })
  getAddress(
    @CurrentActor() viewer: Actor,
    @Param({ schema: itemIdParams }) { id }: { id: string },
  ) {
    return this.feeds.getAddress(id, viewer);
  }

  /** The first address, or another: the one before is found no more. */
  @Post('items/:id/calendar-feed')
  @HttpCode(200)
  @Policy('member')
  @Refuses('item-not-found', 'forbidden')
  @ApiOkResponse({ standardSchema: calendarFeedView })
  async renew(
    @CurrentActor() actor: Actor,
    @Param({ schema: itemIdParams }) { id }: { id: string },
  ) {
    await this.renewFeed.execute(actor, id);
    return this.feeds.getAddress(id, actor);
  }

  /**
   * For calendars, which have no session: the secret is in the address. A copy is asked about again each
   * time, so that an address which was renewed says nothing from then on.
   */
  @Get('calendars/:file')
  @Policy('public')
  @Refuses('not-found')
  @LimitPerAddress({ name: 'calendar-feeds', max: 120, seconds: 60 })
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string' } })
  async get(
    @Param('file') file: string,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const calendar = await this.feeds.get(file);
    const etag = weakTag(calendar);
    reply.headers({ etag, 'cache-control': 'private, no-cache' });
    if (namesTag(known, etag)) {
      reply.status(304);
      return;
    }
    reply.type('text/calendar; charset=utf-8');
    return calendar;
  }
}
