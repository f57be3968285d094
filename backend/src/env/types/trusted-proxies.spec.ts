import { expect, it } from 'vitest';
import { trustedProxies } from './trusted-proxies.js';

it.each([
  ['1', 1],
  ['2', 2],
  ['10.0.0.7', ['10.0.0.7']],
  ['10.0.0.0/8, 2001:db8::/32', ['10.0.0.0/8', '2001:db8::/32']],
  // All that is private.
  [
    '10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, fc00::/7, ::1',
    ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7', '::1'],
  ],
])('%s is a number of proxies, or their addresses', (given, read) => {
  expect(trustedProxies.parse(given)).toEqual(read);
});

const problemOf = (given: string) => trustedProxies.safeParse(given).error?.issues[0]?.message;

it.each([
  'true',
  'false',
  '0',
  '-1',
  '99',
  'nginx',
  '10.0.0.0/33',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.1,',
])('%s is neither', (given) => {
  expect(problemOf(given)).toMatch(/^is the number of proxies/);
});

it.each([
  '0.0.0.0/1, 128.0.0.0/1',
  '0.0.0.0/6',
  '10.0.0.0/1',
  '8.0.0.0/8, 9.0.0.0/8, 11.0.0.0/8',
  '::/1, 8000::/1',
  '2000::/3',
  'fc00::/6',
  '::ffff:0:0/96',
  '0:0:0:0:0:ffff::/96',
  '::/64',
])('%s together are more than the proxies of one company', (given) => {
  expect(problemOf(given)).toMatch(/^trusts too many addresses/);
});
