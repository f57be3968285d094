import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { SessionView } from '../auth.schema.js';
import { type Source, setKnownBrowser } from '../sources/source.js';
import type { SignedIn } from './open-session.js';
import { setRefreshCookie } from './refresh-cookie.js';
import { SessionQueries } from './session.queries.js';

/** Answers a session: the refresh token as a cookie, the access token in the body. */
@Injectable()
export class GrantSession {
  constructor(private readonly sessions: SessionQueries) {}

  /** @param source of a sign-in, by whose browser the account is known from now on */
  execute(
    reply: FastifyReply,
    { grant, ...session }: SignedIn,
    source?: Source,
  ): Promise<SessionView> {
    if (grant) setRefreshCookie(reply, grant);
    if (source) setKnownBrowser(reply, source, session.userId);
    return this.sessions.getSession(session);
  }
}
