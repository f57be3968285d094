import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { env } from '../../env.js';
import { ProblemError } from '../../kernel/errors.js';
import { type PolicyName, policies } from '../../platform/auth/policies.js';
import { ownCookie } from '../../platform/http/own-cookie.js';
import { readAccessToken, SessionActor } from '../auth/index.js';

/** Pages that no site renders, and that a browser opens without the console's access token. */
const pages = {
  queues: { path: '/ops', policy: 'operations' },
  docs: { path: '/docs', policy: 'staff or operations' },
} as const satisfies Record<string, { path: string; policy: PolicyName }>;

export type StaffPage = keyof typeof pages;

const seconds = 10 * 60;
/** Not that of access tokens: one is never taken for the other. */
const issuer = 'loka-pages';
const key = new TextEncoder().encode(env.JWT_SECRET);
const claims = z.object({ sub: z.guid(), sid: z.guid() });

/** Cookies of ten minutes by which the console opens such a page. */
@Injectable()
export class PageSessions {
  constructor(private readonly actors: SessionActor) {}

  /**
   * Gives a cookie that no other site sends and no script reads, for the addresses of that page alone.
   *
   * @param authorization the console's access token, which the guard has verified
   */
  async open(
    page: StaffPage,
    userId: string,
    authorization: string | undefined,
    reply: FastifyReply,
  ): Promise<void> {
    const { sessionId } = readAccessToken(authorization);
    const token = await new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(userId)
      .setIssuer(issuer)
      .setAudience(page)
      .setExpirationTime(`${seconds}s`)
      .sign(key);
    const { name, options } = cookieOf(page);
    reply.setCookie(name, token, { ...options, maxAge: seconds });
  }

  /**
   * Asks at each request: a role that was taken, an account that was frozen and a session that was signed
   * out end it at once.
   *
   * @throws ProblemError `unauthenticated` without a cookie that is good, `forbidden` without the role, or
   *   for a change that another site asks for
   */
  async check(page: StaffPage, request: FastifyRequest): Promise<void> {
    const token = request.cookies[cookieOf(page).name];
    const claimed = token && (await this.read(page, token));
    if (!claimed) throw new ProblemError('unauthenticated');
    const actor = await this.actors.find(claimed.sub, claimed.sid);
    const refusal = policies[pages[page].policy](actor ?? undefined, {});
    if (refusal) throw new ProblemError(refusal);
    refuseOtherSites(request);
  }

  private async read(page: StaffPage, token: string): Promise<z.infer<typeof claims> | null> {
    const options = { issuer, audience: page, algorithms: ['HS256'], requiredClaims: ['exp'] };
    try {
      const { payload } = await jwtVerify(token, key, options);
      return claims.parse(payload);
    } catch {
      return null;
    }
  }
}

const cookieOf = (page: StaffPage) => ownCookie(`loka_${page}`, pages[page].path);

/** SameSite keeps the cookie from other sites, but not from another host of the same one. */
function refuseOtherSites({ method, headers }: FastifyRequest): void {
  if (method === 'GET' || method === 'HEAD') return;
  const isOwn = headers.origin
    ? isOurs(headers.origin, headers.host)
    : headers['sec-fetch-site'] === 'same-origin';
  if (!isOwn) throw new ProblemError('forbidden');
}

function isOurs(origin: string, host: string | undefined): boolean {
  if (!URL.canParse(origin)) return false;
  return [host, new URL(env.PUBLIC_URL).host].includes(new URL(origin).host);
}
