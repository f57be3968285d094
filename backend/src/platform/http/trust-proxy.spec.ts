import { fastify } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readEnv } from '../../env/read-env.js';
import { trustProxy } from './trust-proxy.js';

/** The address that a limit counts, of a call with these headers through one proxy on 127.0.0.1. */
async function seen(trusted: string | undefined, forwarded: string): Promise<string> {
  const { TRUST_PROXY } = readEnv({ TRUST_PROXY: trusted });
  const server = fastify({ trustProxy: trustProxy(TRUST_PROXY) });
  onTestFinished(() => server.close());
  server.get('/', async ({ ip }) => ip);
  const headers = { 'x-forwarded-for': forwarded };
  return (await server.inject({ url: '/', headers, remoteAddress: '127.0.0.1' })).body;
}

describe('an address that the caller invents', () => {
  it.each([
    ['without a proxy', undefined, '127.0.0.1'],
    ['with one', '1', '203.0.113.9'],
    ['with a named one', '127.0.0.1', '203.0.113.9'],
    ['with a named network', '127.0.0.0/8', '203.0.113.9'],
  ])('is not believed %s', async (_, trusted, expected) => {
    expect(await seen(trusted, '198.51.100.1, 203.0.113.9')).toBe(expected);
  });

  it('is not believed with two', async () => {
    expect(await seen('2', '198.51.100.1, 203.0.113.9, 10.0.0.7')).toBe('203.0.113.9');
  });
});
