import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownCookie } from '../../../platform/http/own-cookie.js';
import { lifetimes } from '../domain/lifetimes.js';
import type { RefreshGrant } from './open-session.js';

const { name, options } = ownCookie('loka_refresh', '/api/auth');

/** Sets the cookie of a session. Not remembered, it goes with the browser. */
export function setRefreshCookie(
  reply: FastifyReply,
  { refreshToken, rememberMe }: RefreshGrant,
): void {
  const maxAge = { maxAge: lifetimes.rememberedSession / 1000 };
  reply.setCookie(name, refreshToken, { ...options, ...(rememberMe && maxAge) });
}

export function clearRefreshCookie(reply: FastifyReply): void {
  reply.clearCookie(name, options);
}

/** The refresh token that the browser sent. */
export const RefreshToken = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined =>
    context.switchToHttp().getRequest<FastifyRequest>().cookies[name],
);
