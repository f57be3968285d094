import { BlockList, isIP } from 'node:net';
import { env } from '../../../env.js';
import { ProblemError } from '../../../kernel/errors.js';
import { safeEqual } from '../../../platform/auth/safe-equal.js';

interface Scrape {
  /** `Bearer <METRICS_TOKEN>` */
  authorization: string | undefined;
  /** Of the caller. */
  address: string | undefined;
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Also of an IPv4 address as a socket of IPv6 names it. */
const isLoopback = (address: string): boolean =>
  isIP(address) !== 0 && loopback.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * @throws ProblemError `not-found` to others: without a token there is nothing to see in production, and elsewhere only
 *   from the machine itself
 */
export function requireMetricsToken({ authorization = '', address = '' }: Scrape): void {
  if (!env.METRICS_TOKEN && env.NODE_ENV !== 'production') {
    if (isLoopback(address)) return;
    throw new ProblemError('not-found');
  }
  const expected = `Bearer ${env.METRICS_TOKEN}`;
  if (env.METRICS_TOKEN && safeEqual(authorization, expected)) return;
  throw new ProblemError('not-found');
}
