import { expect, it } from 'vitest';
import { problemOfRedisUrls, redisNodes, redisUrls } from './redis-nodes.js';

it('reads host, port, password and TLS of a URL', () => {
  expect(redisNodes('redis://127.0.0.1')).toEqual([
    { host: '127.0.0.1', port: 6379, isTls: false, access: {} },
  ]);
  expect(redisNodes('rediss://loka:p%40ss@[::1]:7000')).toEqual([
    {
      host: '::1',
      port: 7000,
      isTls: true,
      access: { username: 'loka', password: 'p@ss', tls: {} },
    },
  ]);
});

it('reads the nodes of a cluster', () => {
  expect(redisUrls('redis://one:7000, redis://two:7001')).toEqual([
    'redis://one:7000',
    'redis://two:7001',
  ]);
  const nodes = redisNodes('redis://one:7000, redis://two:7001');
  expect(nodes.map(({ host, port }) => [host, port])).toEqual([
    ['one', 7000],
    ['two', 7001],
  ]);
});

it.each([
  ['nowhere', /redis:\/\//],
  ['http://127.0.0.1:6379', /redis:\/\//],
  ['redis://one:7000,', /redis:\/\//],
  ['redis://', /redis:\/\//],
  ['redis://:6379', /redis:\/\//],
  ['redis://loka@one:7000', /redis:\/\//],
  ['redis://one:7000/loka', /redis:\/\//],
  ['redis://one:7000,rediss://two:7000', /same user/],
  ['redis://:a@one:7000,redis://:b@two:7000', /same user/],
  ['redis://one:7000/1,redis://two:7000/1', /numbered/],
])('%s cannot be used', (urls, problem) => {
  expect(problemOfRedisUrls(urls)).toMatch(problem);
});

it.each([
  'redis://127.0.0.1:6379/15',
  'rediss://:secret@redis.example:6380',
  'redis://:s@one:7000,redis://:s@two:7000,redis://:s@three:7000',
])('%s can be used', (urls) => {
  expect(problemOfRedisUrls(urls)).toBeNull();
});
