import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownCookie } from '../../../platform/http/own-cookie.js';
import { networkOf } from '../../../platform/rate-limits/network-of.js';

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

const { name, options } = ownCookie('loka_browser', '/api/auth');
const days = 400;

export const CallSource = createParamDecorator((_: unknown, context: ExecutionContext): Source => {
  const { ip, cookies, headers } = context.switchToHttp().getRequest<FastifyRequest>();
  const userAgent = (headers['user-agent'] ?? '').slice(0, longestUserAgent);
  return { network: networkOf(ip), browsers: cookies[name], userAgent };
});

/** @param browsers what the browser keeps from now on */
export function setKnownBrowsers(reply: FastifyReply, browsers: string): void {
  reply.setCookie(name, browsers, { ...options, maxAge: days * 24 * 3600 });
}
