import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Released with the number of another one: their order is that of their names. */
const shared = [
  '20261122100000',
  '20261122140000',
  '20261122150000',
  '20261122180000',
  '20261122220000',
  '20261126090000',
  '20261214090000',
];

it('each new migration has a number of its own', () => {
  const numbers = readdirSync('prisma/migrations')
    .filter((name) => name !== 'migration_lock.toml')
    .map((name) => name.split('_', 1)[0] ?? '');
  const twice = numbers.filter((number, index) => numbers.indexOf(number) !== index);
  expect([...new Set(twice)].toSorted()).toEqual(shared);
});
