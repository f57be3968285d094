import { expect, it } from 'vitest';
import { postgresUrl } from '../../backend/src/env/types/addresses.js';
import { connectionString } from '../../backend/src/platform/database/connection-string.js';
import { driverAddress, isWholeAddress } from './database-address.js';

it.each([
  'nonsense',
  'mysql://h/d',
  'postgresql://',
  'postgresql://h',
  'postgresql://h/',
  'postgresql:///d',
  'postgresql:///d?host=/run/postgresql',
  'postgresql://a:1/b@h/d',
  'postgres://h/d',
  'postgresql://a:b@h:5432/d?sslmode=require',
])('%s is an address of a database for the engine where it is one for the programs', (text) => {
  expect(isWholeAddress(text)).toBe(postgresUrl.safeParse(text).success);
});

it.each([
  ...['require', 'prefer', 'verify-ca', 'verify-full', 'disable', 'no-verify'].flatMap((mode) => [
    `postgresql://h/d?sslmode=${mode}`,
    `postgresql://h/d?x=1&sslmode=${mode}&y=2`,
    `postgresql://h/d?uselibpqcompat=true&sslmode=${mode}`,
  ]),
  'postgresql://h/d',
])('%s is given to the driver as the programs give it', (url) => {
  expect(driverAddress(url)).toBe(connectionString(url));
});
