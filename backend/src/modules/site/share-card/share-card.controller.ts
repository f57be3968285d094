import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ProblemError } from '../../../kernel/errors.js';
import { Policy } from '../../../platform/auth/policies.js';
import { namesTag } from '../../../platform/http/etag.js';
import { LimitPerAddress } from '../../../platform/rate-limits/limit-per-address.js';
import { ShareCards } from './share-cards.js';

const cardName = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.jpg$/;

/** Beside the pages, and not below `/api/`, which robots are told not to read. */
@ApiExcludeController()
@Controller('partage')
export class ShareCardController {
  constructor(private readonly cards: ShareCards) {}

  /** Pages name a card with the version of its object, so that one that was changed is asked for again. */
  @Get(':file')
  @Policy('public')
  @LimitPerAddress({ name: 'share-cards', max: 60, seconds: 60 })
  async get(
    @Param('file') file: string,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const id = cardName.exec(file)?.[1];
    if (!id) throw new ProblemError('not-found');
    const source = await this.cards.find(id);
    const etag = `"${source.version}"`;
    const headers = { etag, 'cache-control': 'public, max-age=3600' };
    if (namesTag(known, etag)) {
      reply.status(304).headers(headers);
      return;
    }
    const card = await this.cards.open(source);
    reply
      .type('image/jpeg')
      .headers({ ...headers, 'cross-origin-resource-policy': 'cross-origin' });
    return reply.send(card);
  }
}
