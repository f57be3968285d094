import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownCookie } from '../../../platform/http/own-cookie.js';
import { lifetimes } from '../domain/lifetimes.js';

/** What a browser shows that has begun to sign in; good for no other call. */
const cookies = {
  /** The password was right. */
  pending: ownCookie('loka_pending', '/api/auth'),
  /** It has asked what a passkey is to sign. */
  challenge: ownCookie('loka_challenge', '/api/auth'),
} as const;

type Name = keyof typeof cookies;

const lifetimeOf = { pending: lifetimes.pendingSignIn, challenge: lifetimes.passkeyChallenge };

export function setBrowserToken(reply: FastifyReply, which: Name, token: string): void {
  const { name, options } = cookies[which];
  reply.setCookie(name, token, { ...options, maxAge: lifetimeOf[which] / 1000 });
}

export function clearBrowserToken(reply: FastifyReply, which: Name): void {
  const { name, options } = cookies[which];
  reply.clearCookie(name, options);
}

/** As the browser sent it. */
export const BrowserToken = createParamDecorator(
  (which: Name, context: ExecutionContext): string | undefined =>
    context.switchToHttp().getRequest<FastifyRequest>().cookies[cookies[which].name],
);
