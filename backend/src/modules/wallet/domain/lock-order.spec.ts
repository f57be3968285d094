import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Account,
  earnings,
  escrow,
  fees,
  hold,
  payoutTransit,
  provider,
  securityDeposit,
  suspense,
  wallet,
} from '../../../kernel/posting.js';
import { compareByLockOrder } from './lock-order.js';

const inOrder: Account[] = [
  earnings('u1'),
  payoutTransit('p9', 'u1'),
  wallet('u1'),
  earnings('u2'),
  payoutTransit('p1', 'u2'),
  wallet('u2'),
  escrow('r1'),
  hold('p1'),
  securityDeposit('r1'),
  fees('airtel', 'p1'),
  provider('airtel', 'p1'),
  provider('moov', 'p1'),
  suspense,
];

describe('the lock order of accounts', () => {
  it('is by member, then rentals and payments, then what all of them share', () => {
    const anyOrder = fc.shuffledSubarray(inOrder, { minLength: inOrder.length });
    fc.assert(
      fc.property(anyOrder, (accounts) => {
        expect([...accounts].sort(compareByLockOrder)).toEqual(inOrder);
      }),
    );
  });

  it('puts an account in one place only', () => {
    expect(compareByLockOrder(wallet('u1'), wallet('u1'))).toBe(0);
  });
});
