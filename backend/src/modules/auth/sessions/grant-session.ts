import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { SessionView } from '../auth.schema.js';
import { countGranted } from '../sign-in-counts.js';
import { Browsers } from '../sources/browsers.js';
import type { Source } from '../sources/source.js';
import type { SignedIn } from './open-session.js';
import { setRefreshCookie } from './refresh-cookie.js';
import { SessionQueries } from './session.queries.js';

/** Answers a session: the refresh token as a cookie, the access token in the body. */
@Injectable()
export class GrantSession {
  private readonly logger = new Logger(GrantSession.name);

  constructor(
    private readonly sessions: SessionQueries,
    private readonly browsers: Browsers,
  ) {}

  /** @param source of a sign-in, by whose browser the account is known from now on */
  async execute(
    reply: FastifyReply,
    { grant, ...session }: SignedIn,
    source?: Source,
  ): Promise<SessionView> {
    if (grant) setRefreshCookie(reply, grant);
    if (source) {
      await this.browsers.note(reply, source, session.userId);
      countGranted();
      this.logger.log({ msg: 'Signed in', userId: session.userId });
    }
    return this.sessions.getSession(session);
  }
}
