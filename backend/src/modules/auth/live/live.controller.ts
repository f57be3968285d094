import { Controller, Get, Headers, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ProblemError } from '../../../kernel/errors.js';
import { type Actor, CurrentActor } from '../../../platform/auth/actor.js';
import { Policy } from '../../../platform/auth/policies.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { LiveStreams } from '../../../platform/live/live-streams.js';
import { RateLimits } from '../../../platform/rate-limits/rate-limits.js';
import { readAccessToken } from '../sessions/access-token.js';

const eventStream = 'text/event-stream';

/** A tab opens one when it is shown, and again when its token ends; a phone in a tunnel does so often. */
const openings = { name: 'live-streams', max: 120, seconds: 60 };

@ApiTags('live')
@Controller('api/live')
export class LiveController {
  constructor(
    private readonly streams: LiveStreams,
    private readonly limits: RateLimits,
  ) {}

  /**
   * What changes for the caller, as server-sent events, for as long as the token lasts and the session is
   * not revoked. Events are hints, and may be lost: after one, and after each opening, ask the call that
   * they are about. `state` says whether events of other servers arrive (`live`); while they do not, ask
   * now and then. `message` and `read` name a thread and a number of it. `end` comes last, with its
   * `reason`. A silence of more than a minute means that the connection is gone.
   */
  @Get()
  @Policy('member')
  @Refuses('not-acceptable', 'too-many-requests')
  @ApiProduces(eventStream)
  @ApiOkResponse({ schema: { type: 'string' } })
  async open(
    @CurrentActor() { id: userId }: Actor,
    @Headers('authorization') authorization: string | undefined,
    @Headers('accept') accept: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!accept?.includes(eventStream)) throw new ProblemError('not-acceptable');
    await this.limits.consume(openings, userId);
    await this.streams.open(reply, { userId, ...readAccessToken(authorization) });
  }
}
