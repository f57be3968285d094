import type { Xaf } from '../../../kernel/xaf.js';
import type { LedgerTransactionType, MonthSum } from '../../wallet/index.js';

/** What a year did to all that a member owns, each kind of line in a column of its own. */
export const columns = [
  'rents',
  'rentsReturned',
  'refunds',
  'topUps',
  'payments',
  'withdrawals',
  'others',
] as const;

export type Column = (typeof columns)[number];

/** XAF, signed. */
export type Sums = Record<Column, Xaf>;

/** Amounts in XAF. */
export interface YearlyStatement {
  /** What the member owned before the year. */
  opening: Xaf;
  months: { month: string; sums: Sums; balance: Xaf }[];
  totals: Sums;
  /** opening + all totals */
  closing: Xaf;
}

/** A payment or payout that comes to nothing is given back in the column that it was taken in. */
const columnOfType: Record<LedgerTransactionType, Column> = {
  rental_accepted: 'rents',
  rental_extended: 'rents',
  rental_cancelled: 'refunds',
  rental_shortened: 'refunds',
  rental_refunded: 'refunds',
  security_deposit_returned: 'refunds',
  payment_refunded: 'refunds',
  wallet_topped_up: 'topUps',
  payment_settled_late: 'topUps',
  payment_held: 'payments',
  payment_released: 'payments',
  rental_paid: 'payments',
  payout_reserved: 'withdrawals',
  payout_settled: 'withdrawals',
  payout_released: 'withdrawals',
  refund_reserved: 'withdrawals',
  refund_settled: 'withdrawals',
  refund_released: 'withdrawals',
  earnings_released: 'others',
  gateway_fees_charged: 'others',
  payment_put_right: 'others',
  correction: 'others',
  security_deposit_claimed: 'others',
  float_transferred: 'others',
  own_money_paid_in: 'others',
  own_money_taken_out: 'others',
  float_fee_charged: 'others',
  float_fee_refunded: 'others',
  float_fee_refilled: 'others',
  unclaimed_sent_back: 'others',
};

/** Where a line of a statement counts: what a cancellation or a shortening takes is a rent given back. */
function columnOf({ type, amount }: Pick<MonthSum, 'type' | 'amount'>): Column {
  const isCalledOff = type === 'rental_cancelled' || type === 'rental_shortened';
  if (isCalledOff && amount < 0) return 'rentsReturned';
  return columnOfType[type];
}

/**
 * The statement of a year, month by month.
 *
 * @param sums of all months until the end of the statement, also of the years before
 * @param last the last month that it covers: `2026-12`
 */
export function yearlyStatement(
  year: number,
  last: string,
  sums: readonly MonthSum[],
): YearlyStatement {
  const opening = sumOf(sums.filter(({ month }) => month < `${year}-01`));
  let balance = opening;
  const months = monthsOf(year, last).map((month) => {
    const own = sums.filter((sum) => sum.month === month);
    balance += sumOf(own);
    return { month, sums: inColumns(own), balance };
  });
  const totals = inColumns(sums.filter(({ month }) => month >= `${year}-01`));
  return { opening, months, totals, closing: balance };
}

function monthsOf(year: number, last: string): string[] {
  return Array.from(
    { length: 12 },
    (_, index) => `${year}-${`${index + 1}`.padStart(2, '0')}`,
  ).filter((month) => month <= last);
}

function inColumns(sums: readonly MonthSum[]): Sums {
  const of = (column: Column) => sumOf(sums.filter((sum) => columnOf(sum) === column));
  return Object.fromEntries(columns.map((column) => [column, of(column)])) as Sums;
}

function sumOf(sums: readonly MonthSum[]): Xaf {
  return sums.reduce((total, { amount }) => total + amount, 0);
}
