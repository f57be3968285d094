import { Body, Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import { z } from 'zod';
import { type Actor, CurrentActor } from '../../platform/auth/actor.js';
import { Policy, WhileSuspended } from '../../platform/auth/policies.js';
import type { Listing } from '../../platform/http/listing.js';
import { AnswersList } from '../../platform/http/paging.js';
import { ReadsList } from '../../platform/http/reads-list.js';
import { Refuses } from '../../platform/http/refuses.js';
import { MarkRead } from './mark-read.js';
import { MessagesQueries } from './messages.queries.js';
import * as schema from './messages.schema.js';
import { OpenPicture } from './open-picture.js';
import { OpenThread } from './open-thread.js';
import { SendMessage } from './send-message.js';
import { ThreadsQueries } from './threads.queries.js';

/** Conversations of the caller; nobody else reads or writes them. */
@ApiTags('messages')
@Controller('api/threads')
@Policy('member')
@WhileSuspended()
export class ThreadsController {
  constructor(
    private readonly threads: ThreadsQueries,
    private readonly messages: MessagesQueries,
    private readonly openThread: OpenThread,
    private readonly sendMessage: SendMessage,
    private readonly markRead: MarkRead,
    private readonly openPicture: OpenPicture,
  ) {}

  @Get()
  @AnswersList(schema.threadView)
  list(@CurrentActor() actor: Actor, @Query({ schema: schema.threadListing }) query: Listing) {
    return this.threads.list(actor.id, query);
  }

  @Get('unread')
  @ApiOkResponse({ standardSchema: schema.unreadView })
  unread(@CurrentActor() actor: Actor) {
    return this.threads.countUnread(actor.id);
  }

  /** The thread of a rental, or of the caller with an object's owner: it is made the first time. */
  @Post()
  @HttpCode(200)
  @Refuses('item-not-found', 'rental-not-found', 'own-thread', 'email-not-confirmed')
  @Refuses('account-suspended', 'member-unreachable', 'too-many-requests')
  @ApiOkResponse({ standardSchema: schema.threadView })
  async open(
    @CurrentActor() actor: Actor,
    @Body({ schema: schema.newThread }) body: schema.NewThread,
  ) {
    return this.threads.get(actor.id, await this.openThread.execute(actor, body));
  }

  @Get(':id')
  @Refuses('thread-not-found')
  @ApiOkResponse({ standardSchema: schema.threadView })
  get(
    @CurrentActor() actor: Actor,
    @Param({ schema: schema.threadParams }) { id }: schema.ThreadParams,
  ) {
    return this.threads.get(actor.id, id);
  }

  @Get(':id/messages')
  @ReadsList()
  @Refuses('thread-not-found')
  @ApiOkResponse({ standardSchema: z.array(schema.messageView) })
  listMessages(
    @CurrentActor() actor: Actor,
    @Param({ schema: schema.threadParams }) { id }: schema.ThreadParams,
    @Query({ schema: schema.messageQuery }) query: schema.MessageQuery,
  ) {
    return this.messages.list(actor.id, id, query);
  }

  @Post(':id/messages')
  @Refuses('thread-not-found', 'message-id-taken', 'member-unreachable', 'too-many-requests')
  @Refuses('account-suspended', 'upload-not-found', 'upload-not-yours')
  @ApiCreatedResponse({ standardSchema: schema.messageView })
  async send(
    @CurrentActor() actor: Actor,
    @Param({ schema: schema.threadParams }) { id }: schema.ThreadParams,
    @Body({ schema: schema.newMessage }) body: schema.NewMessage,
  ) {
    const number = await this.sendMessage.execute(actor, id, body);
    const [sent] = await this.messages.list(actor.id, id, { after: number - 1, limit: 1 });
    return sent;
  }

  @Post(':id/read')
  @HttpCode(204)
  @Refuses('thread-not-found')
  @ApiNoContentResponse()
  read(
    @CurrentActor() actor: Actor,
    @Param({ schema: schema.threadParams }) { id }: schema.ThreadParams,
    @Body({ schema: schema.readMark }) { number }: schema.ReadMark,
  ) {
    return this.markRead.execute(actor, id, number);
  }

  /** Kept by the browser alone, for a day: it never changes, and a thread that is read again would cost the data anew. */
  @Get(':id/pictures/:uploadId')
  @Refuses('thread-not-found', 'upload-not-found')
  @Header('Cache-Control', 'private, max-age=86400, immutable')
  @ApiProduces('image/webp')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  picture(
    @CurrentActor() actor: Actor,
    @Param({ schema: schema.pictureParams }) { id, uploadId }: schema.PictureParams,
    @Query({ schema: schema.pictureQuery }) { width }: schema.PictureQuery,
  ) {
    return this.openPicture.execute(actor, id, uploadId, width);
  }
}
