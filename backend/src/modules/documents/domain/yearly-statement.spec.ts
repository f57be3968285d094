import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LedgerTransactionType } from '../../wallet/index.js';
import { columnOfType, columns, yearlyStatement } from './yearly-statement.js';

const types = Object.keys(columnOfType) as LedgerTransactionType[];
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
