import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escrow, type Posting, provider, wallet } from '../../../kernel/posting.js';
import { entriesOf, nameOf } from './entries.js';

const accounts = fc.constantFrom(
  provider('airtel', 'p1'),
  escrow('r1'),
  wallet('u1'),
  wallet('u2'),
);
const postings: fc.Arbitrary<Posting[]> = fc.array(
  fc.record({ from: accounts, to: accounts, amount: fc.nat(10_000_000) }),
);

describe('the entries of a ledger transaction', () => {
  it('sum to zero', () => {
    fc.assert(
      fc.property(postings, (all) => {
        expect(entriesOf(all).reduce((sum, entry) => sum + entry.amount, 0)).toBe(0);
      }),
    );
  });

  it('name each account once', () => {
    fc.assert(
      fc.property(postings, (all) => {
        const names = entriesOf(all).map((entry) => nameOf(entry.account));
        expect(names).toEqual([...new Set(names)]);
      }),
    );
  });

  it('give each account what came in less what went out', () => {
    fc.assert(
      fc.property(postings, (all) => {
        const flow = (name: string) =>
          all.reduce(
            (sum, { from, to, amount }) =>
              sum + (nameOf(to) === name ? amount : 0) - (nameOf(from) === name ? amount : 0),
            0,
          );
        for (const entry of entriesOf(all)) expect(entry.amount).toBe(flow(nameOf(entry.account)));
      }),
    );
  });

  it('leave out what does not move', () => {
    expect(entriesOf([{ from: wallet('u1'), to: wallet('u2'), amount: 0 }])).toEqual([]);
  });

  it.each([-1, 0.5, Number.NaN])('refuse %s francs', (amount) => {
    expect(() => entriesOf([{ from: wallet('u1'), to: wallet('u2'), amount }])).toThrow(RangeError);
  });
});
