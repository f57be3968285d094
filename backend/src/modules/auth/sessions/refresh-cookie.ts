import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { env } from '../../../env.js';
import type { SessionView } from '../auth.schema.js';
import { lifetimes } from '../domain/lifetimes.js';
import type { GrantedSession } from './grant-session.js';

const name = 'loka_refresh';
const options = {
  path: '/api/auth',
  httpOnly: true,
  sameSite: 'strict',
  secure: env.PUBLIC_URL.startsWith('https:'),
} as const;

/** Sets the cookie of a session and answers the rest. Not remembered, it goes with the browser. */
export function handOver(reply: FastifyReply, { session, grant }: GrantedSession): SessionView {
  if (grant) {
    const maxAge = { maxAge: lifetimes.rememberedSession / 1000 };
    reply.setCookie(name, grant.refreshToken, { ...options, ...(grant.rememberMe && maxAge) });
  }
  return session;
}

export function dropCookie(reply: FastifyReply): void {
  reply.clearCookie(name, options);
}

/** The refresh token that the browser sent. */
export const RefreshToken = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined =>
    context.switchToHttp().getRequest<FastifyRequest>().cookies[name],
);
