import { expect, it } from 'vitest';
import { amendmentsOf } from './contract-amendments.js';

const at = new Date('2026-12-01T10:00:00Z');
const bare = { askedBy: 'renter', askedAt: at, acceptedAt: at, doneAt: at } as const;

it('gives each amendment of a contract the rent that the one before left', () => {
  const longer = { kind: 'extension', oldEnd: '2026-12-04', newEnd: '2026-12-06', amount: 10_000 };
  const shorter = { kind: 'shortening', oldEnd: '2026-12-06', newEnd: '2026-12-05', amount: 5_000 };
  const changes = [
    { ...bare, ...longer, kind: 'extension' },
    { ...bare, ...shorter, kind: 'shortening' },
  ] as const;
  expect(amendmentsOf(15_000, changes)).toEqual([
    { ...changes[0], oldRent: 15_000, newRent: 25_000 },
    { ...changes[1], oldRent: 25_000, newRent: 20_000 },
  ]);
  expect(amendmentsOf(15_000, [])).toEqual([]);
});
