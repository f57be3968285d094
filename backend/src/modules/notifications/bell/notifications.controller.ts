import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor } from '../../../platform/auth/actor.js';
import { Policy, WhileSuspended } from '../../../platform/auth/policies.js';
import { AnswersList } from '../../../platform/http/paging.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { MarkRead } from './mark-read.js';
import { NotificationsQueries } from './notifications.queries.js';
import {
  type NotificationListing,
  notificationListing,
  notificationParams,
  notificationView,
  unreadView,
} from './notifications.schema.js';

/** The caller's own, all of them. */
@ApiTags('notifications')
@Controller('api/notifications')
@WhileSuspended()
export class NotificationsController {
  constructor(
    private readonly notifications: NotificationsQueries,
    private readonly markRead: MarkRead,
  ) {}

  @Get()
  @Policy('member')
  @AnswersList(notificationView)
  list(
    @CurrentActor() { id }: Actor,
    @Query({ schema: notificationListing }) query: NotificationListing,
  ) {
    return this.notifications.list(id, query);
  }

  @Get('unread')
  @Policy('member')
  @ApiOkResponse({ standardSchema: unreadView })
  countUnread(@CurrentActor() { id }: Actor) {
    return this.notifications.countUnread(id);
  }

  @Post('read')
  @HttpCode(204)
  @Policy('member')
  @ApiNoContentResponse()
  async readAll(@CurrentActor() actor: Actor): Promise<void> {
    await this.markRead.all(actor);
  }

  @Post(':id/read')
  @HttpCode(204)
  @Policy('member')
  @Refuses('notification-not-found')
  @ApiNoContentResponse()
  async read(
    @CurrentActor() actor: Actor,
    @Param({ schema: notificationParams }) { id }: { id: string },
  ): Promise<void> {
    await this.markRead.one(actor, id);
  }
}
