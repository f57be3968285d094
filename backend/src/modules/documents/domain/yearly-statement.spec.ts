import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LedgerTransactionType } from '../../wallet/index.js';
import { type Column, columns, yearlyStatement } from './yearly-statement.js';

/** Where each type of line counts: when it gives, and when it takes. */
const columnsOfType: Record<LedgerTransactionType, [gain: Column, loss: Column]> = {
  rental_accepted: ['rents', 'rents'],
  rental_extended: ['rents', 'rents'],
  rental_cancelled: ['refunds', 'rentsReturned'],
  rental_shortened: ['refunds', 'rentsReturned'],
  rental_refunded: ['refunds', 'refunds'],
  security_deposit_returned: ['refunds', 'refunds'],
  payment_refunded: ['refunds', 'refunds'],
  wallet_topped_up: ['topUps', 'topUps'],
  payment_settled_late: ['topUps', 'topUps'],
  rental_paid: ['payments', 'payments'],
  payment_held: ['payments', 'payments'],
  payment_released: ['payments', 'payments'],
  payout_reserved: ['withdrawals', 'withdrawals'],
  payout_settled: ['withdrawals', 'withdrawals'],
  payout_released: ['withdrawals', 'withdrawals'],
  refund_reserved: ['withdrawals', 'withdrawals'],
  refund_settled: ['withdrawals', 'withdrawals'],
  refund_released: ['withdrawals', 'withdrawals'],
  security_deposit_claimed: ['others', 'others'],
  earnings_released: ['others', 'others'],
  gateway_fees_charged: ['others', 'others'],
  payment_put_right: ['others', 'others'],
  correction: ['others', 'others'],
  float_transferred: ['others', 'others'],
  own_money_paid_in: ['others', 'others'],
  own_money_taken_out: ['others', 'others'],
  float_fee_charged: ['others', 'others'],
  float_fee_refunded: ['others', 'others'],
  float_fee_refilled: ['others', 'others'],
  unclaimed_sent_back: ['others', 'others'],
};
const types = Object.keys(columnsOfType) as LedgerTransactionType[];

const months = fc
  .tuple(fc.integer({ min: 2024, max: 2026 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${`${month}`.padStart(2, '0')}`);
const sums = fc.array(
  fc.record({
    month: months,
    type: fc.constantFrom(...types),
    amount: fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((amount) => amount !== 0),
  }),
);
const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

describe('the statement of a year', () => {
  it('adds up: from the opening balance month by month, and by columns, to the closing one', () => {
    fc.assert(
      fc.property(sums, (all) => {
        const { opening, months: rows, totals, closing } = yearlyStatement(2026, '2026-12', all);
        expect(rows).toHaveLength(12);
        let balance = opening;
        for (const row of rows) {
          balance += total(Object.values(row.sums));
          expect(row.balance).toBe(balance);
        }
        expect(closing).toBe(balance);
        expect(closing).toBe(total(all.map(({ amount }) => amount)));
        expect(total(Object.values(totals))).toBe(closing - opening);
        for (const column of columns) {
          expect(total(rows.map((row) => row.sums[column]))).toBe(totals[column]);
        }
      }),
    );
  });

  it('opens with what the year before closed with', () => {
    fc.assert(
      fc.property(sums, (all) => {
        const until2025 = all.filter(({ month }) => month < '2026');
        const { closing } = yearlyStatement(2025, '2025-12', until2025);
        expect(yearlyStatement(2026, '2026-12', all).opening).toBe(closing);
      }),
    );
  });

  it('of a year that is not over ends with its last month', () => {
    const { months: rows } = yearlyStatement(2026, '2026-03', []);
    expect(rows.map(({ month }) => month)).toEqual(['2026-01', '2026-02', '2026-03']);
  });

  it('tells rents earned from those given back, and both from refunds received', () => {
    const { totals } = yearlyStatement(2026, '2026-12', [
      { month: '2026-01', type: 'rental_accepted', amount: 15_000 },
      { month: '2026-02', type: 'rental_cancelled', amount: -7_500 },
      { month: '2026-02', type: 'rental_cancelled', amount: 27_500 },
    ]);
    expect(totals).toMatchObject({ rents: 15_000, rentsReturned: -7_500, refunds: 27_500 });
  });
});

describe('a line of the statement of a year', () => {
  it.each(types.map((type) => [type, ...columnsOfType[type]] as const))(
    '%s counts in the column %s when it gives, in %s when it takes',
    (type, gain, loss) => {
      const none = {
        rents: 0,
        rentsReturned: 0,
        refunds: 0,
        topUps: 0,
        payments: 0,
        withdrawals: 0,
        others: 0,
      };
      const totalsOf = (amount: number) =>
        yearlyStatement(2026, '2026-12', [{ month: '2026-05', type, amount }]).totals;
      expect(totalsOf(1)).toEqual({ ...none, [gain]: 1 });
      expect(totalsOf(-1)).toEqual({ ...none, [loss]: -1 });
    },
  );
});
