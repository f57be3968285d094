import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { env } from '../../../env.js';
import { networkOf } from '../../../platform/rate-limits/network-of.js';
import { addBrowser } from './known-browsers.js';

/** Where a try of a password comes from. */
export interface Source {
  /** What the caller's IP address belongs to. */
  network: string;
  /** The cookie of accounts that this browser has signed in to; as it was sent. */
  browsers: string | undefined;
  /** What the browser says of itself, as much of it as is kept. */
  userAgent: string;
}

const longestUserAgent = 400;

const name = 'loka_browser';
const days = 400;

export const CallSource = createParamDecorator((_: unknown, context: ExecutionContext): Source => {
  const { ip, cookies, headers } = context.switchToHttp().getRequest<FastifyRequest>();
  const userAgent = (headers['user-agent'] ?? '').slice(0, longestUserAgent);
  return { network: networkOf(ip), browsers: cookies[name], userAgent };
});

/** Notes in the browser that it has signed in to an account. */
export function setKnownBrowser(reply: FastifyReply, source: Source, userId: string): void {
  reply.setCookie(name, addBrowser(source.browsers, userId), {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'strict',
    secure: env.PUBLIC_URL.startsWith('https:'),
    maxAge: days * 24 * 3600,
  });
}
