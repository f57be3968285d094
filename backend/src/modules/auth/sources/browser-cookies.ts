import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { env } from '../../../env.js';
import { lifetimes } from '../domain/lifetimes.js';

/** What a browser shows that has begun to sign in; good for no other call. */
const names = {
  /** The password was right. */
  pending: 'loka_pending',
  /** It has asked what a passkey is to sign. */
  challenge: 'loka_challenge',
} as const;

type Name = keyof typeof names;

const options = {
  path: '/api/auth',
  httpOnly: true,
  sameSite: 'strict',
  secure: env.PUBLIC_URL.startsWith('https:'),
} as const;

const lifetimeOf = { pending: lifetimes.pendingSignIn, challenge: lifetimes.passkeyChallenge };

export function setBrowserToken(reply: FastifyReply, name: Name, token: string): void {
  reply.setCookie(names[name], token, { ...options, maxAge: lifetimeOf[name] / 1000 });
}

export function clearBrowserToken(reply: FastifyReply, name: Name): void {
  reply.clearCookie(names[name], options);
}

/** As the browser sent it. */
export const BrowserToken = createParamDecorator(
  (name: Name, context: ExecutionContext): string | undefined =>
    context.switchToHttp().getRequest<FastifyRequest>().cookies[names[name]],
);
