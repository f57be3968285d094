import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Posting } from '../../../kernel/posting.js';
import {
  chargeFees,
  creditWallet,
  type PaymentFacts,
  payOut,
  payRental,
  putRight,
  type RightingBearer,
  release,
  reserve,
} from './payment-postings.js';

const francs = fc.nat(5_000_000);
const facts = { id: 'p1', userId: 'u1', operator: 'airtel' };

const rentals = fc
  .record({ amount: francs, walletAmount: francs })
  .map((amounts): PaymentFacts => ({ ...facts, ...amounts, purpose: 'rental' }));
const withdrawals = francs.map(
  (amount): PaymentFacts => ({ ...facts, amount, walletAmount: 0, purpose: 'withdrawal' }),
);
const topUps = francs.map(
  (amount): PaymentFacts => ({ ...facts, amount, walletAmount: 0, purpose: 'top_up' }),
);

/** What each account gained or lost, without those that did not change. */
function flows(...postings: Posting[][]): Record<string, number> {
  const balances: Record<string, number> = {};
  for (const { from, to, amount } of postings.flat()) {
    expect(amount).toBeGreaterThanOrEqual(0);
    for (const [{ kind }, sign] of [
      [from, -1],
      [to, 1],
    ] as const) {
      balances[kind] = (balances[kind] ?? 0) + sign * amount;
    }
  }
  return Object.fromEntries(Object.entries(balances).filter(([, balance]) => balance !== 0));
}

const only = (amounts: Record<string, number>) =>
  Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== 0));

describe('a payment', () => {
  it('that fails leaves every account as it was', () => {
    fc.assert(
      fc.property(fc.oneof(rentals, withdrawals, topUps), (payment) => {
        expect(flows(reserve(payment), release(payment))).toEqual({});
      }),
    );
  });

  it('of a rental puts the rent in escrow and holds the deposit, whoever paid which part', () => {
    fc.assert(
      fc.property(rentals, fc.nat(100), (payment, share) => {
        const total = payment.amount + payment.walletAmount;
        const securityDeposit = Math.floor((total * share) / 100);
        const flow = flows(reserve(payment), payRental(payment, { id: 'r1', securityDeposit }));
        const { amount, walletAmount } = payment;
        expect(flow).toEqual(
          only({
            provider: -amount,
            wallet: -walletAmount,
            escrow: total - securityDeposit,
            security_deposit: securityDeposit,
          }),
        );
      }),
    );
  });

  it('of a rental that can no longer be made is all the payer’s', () => {
    fc.assert(
      fc.property(rentals, francs, (payment, settled) => {
        const flow = flows(reserve(payment), creditWallet(payment, settled));
        expect(flow).toEqual(only({ provider: -settled, wallet: settled }));
      }),
    );
  });

  it('into the wallet credits what really came', () => {
    fc.assert(
      fc.property(topUps, francs, (payment, settled) => {
        const flow = flows(reserve(payment), creditWallet(payment, settled));
        expect(flow).toEqual(only({ provider: -settled, wallet: settled }));
      }),
    );
  });

  it('whose gateway keeps fees costs Loka alone, of what its operator holds', () => {
    fc.assert(
      fc.property(fc.oneof(rentals, withdrawals, topUps), francs, (payment, charged) => {
        expect(flows(chargeFees(payment, charged))).toEqual(
          only({ fees: -charged, provider: charged }),
        );
      }),
    );
  });

  it('out of the wallet costs its owner the settled amount, and never more than the requested one', () => {
    fc.assert(
      fc.property(withdrawals, francs, (payment, settled) => {
        const flow = flows(reserve(payment), payOut(payment, settled));
        const cost = Math.min(settled, payment.amount);
        expect(flow).toEqual(only({ wallet: -cost, suspense: cost - settled, provider: settled }));
      }),
    );
  });

  const bearers = fc.constantFrom<RightingBearer>('member', 'loka');

  it('that is put right leaves the operator’s account as if it had been decided so', () => {
    fc.assert(
      fc.property(
        fc.oneof(withdrawals, topUps),
        francs,
        francs,
        bearers,
        (payment, before, after, bearer) => {
          const settle = payment.purpose === 'top_up' ? creditWallet : payOut;
          const mended = flows(
            settle(payment, before),
            putRight(payment, { before, after, bearer }),
          );
          expect(mended.provider).toBe(flows(settle(payment, after)).provider);
        },
      ),
    );
  });

  it('of which nothing is owed differently is put right from the payer’s wallet as if it had been decided so', () => {
    fc.assert(
      fc.property(withdrawals, fc.nat(100), fc.nat(100), (payment, ...shares) => {
        const [before = 0, after = 0] = shares.map((one) =>
          Math.floor((payment.amount * one) / 100),
        );
        const righting = { before, after, bearer: 'member' } as const;
        const mended = flows(payOut(payment, before), putRight(payment, righting));
        expect(mended).toEqual(flows(payOut(payment, after)));
      }),
    );
  });

  it('that is put right and back again leaves every account as it was', () => {
    fc.assert(
      fc.property(
        fc.oneof(rentals, withdrawals, topUps),
        francs,
        francs,
        bearers,
        (payment, before, after, bearer) => {
          const there = putRight(payment, { before, after, bearer });
          const back = putRight(payment, { before: after, after: before, bearer });
          expect(flows(there, back)).toEqual({});
        },
      ),
    );
  });
});
