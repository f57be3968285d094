import { describe, expect, it } from 'vitest';
import type { GatewayFees } from '../../mobile-money/index.js';
import { comparePayment, isAnswer, statusToldBy } from './compare-payment.js';

const now = new Date('2026-12-02T02:30:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const success = (amount = 1_000, fees: GatewayFees = 0) =>
  ({ status: 'SUCCESS', amount, fees }) as const;

const compare = (
  status: string,
  gatewayStatus: Parameters<typeof comparePayment>[1],
  createdAt = ago(600),
  wasMissing = false,
) =>
  comparePayment({ status, amount: 1_000, fees: 0, createdAt }, gatewayStatus, { now, wasMissing });

describe('a payment and its status at the gateway', () => {
  it.each([
    ['succeeded', success(), null],
    ['succeeded', success(500), 'other-amount'],
    ['succeeded', { status: 'FAILED' }, 'succeeded-here-only'],
    ['succeeded', { status: 'PENDING' }, 'succeeded-here-only'],
    ['failed', { status: 'FAILED' }, null],
    ['failed', success(), 'failed-here-only'],
    ['failed', success(0), null],
    ['succeeded', success(0), 'other-amount'],
    ['failed', { status: 'PENDING' }, 'failed-here-only'],
    ['review', success(500), 'in-review'],
    ['pending', success(), 'undecided-for-long'],
    ['unknown', { status: 'PENDING' }, 'undecided-for-long'],
  ] as const)('%s, %o: %s', (status, gatewayStatus, difference) => {
    expect(compare(status, gatewayStatus)).toBe(difference);
    expect(isAnswer(gatewayStatus)).toBe(true);
  });

  it.each([
    [null, 10, null],
    [null, 'not stated', null],
    [10, 10, null],
    [10, 'not stated', null],
    [10, 12, 'other-fees'],
    [0, 10, 'other-fees'],
    [10, 'not understood', 'other-fees'],
    [null, 'not understood', 'other-fees'],
  ] as const)('with fees of %s here and %s there: %s', (fees, theirs, difference) => {
    const payment = { status: 'succeeded', amount: 1_000, fees, createdAt: ago(600) };
    expect(comparePayment(payment, success(1_000, theirs), { now })).toBe(difference);
  });

  it('agree while it is young', () => {
    expect(compare('pending', { status: 'PENDING' }, ago(59))).toBeNull();
  });

  it.each([
    ['no known kind', { status: 'NOT_UNDERSTOOD' }],
    ['no certainty', { status: 'AMBIGUOUS' }],
    ['a payment that the gateway does not know', { status: 'NOT_FOUND' }],
  ] as const)('are not compared when the status is of %s', (_, gatewayStatus) => {
    for (const status of ['succeeded', 'failed']) {
      expect(compare(status, gatewayStatus)).toBeNull();
    }
    expect(isAnswer(gatewayStatus)).toBe(false);
  });

  it.each([
    ['succeeded', 'NOT_FOUND', 'succeeded-here-only'],
    ['succeeded', 'NOT_UNDERSTOOD', null],
    ['succeeded', 'AMBIGUOUS', null],
    ['failed', 'NOT_FOUND', null],
  ] as const)('%s, and %s for the second night: %s', (status, answer, difference) => {
    expect(compare(status, { status: answer }, ago(600), true)).toBe(difference);
  });

  it('report a payment in review, whatever its status at the gateway', () => {
    expect(compare('review', { status: 'NOT_UNDERSTOOD' })).toBe('in-review');
  });

  it.each([
    ['in-review', null, null, null, null],
    ['failed-here-only', 'PENDING', null, null, { status: 'PENDING' }],
    ['succeeded-here-only', 'NOT_FOUND', null, null, { status: 'NOT_FOUND' }],
    ['failed-here-only', 'SUCCESS', 500, undefined, success(500, 'not stated')],
    ['other-fees', 'SUCCESS', 500, 12, success(500, 12)],
    ['other-fees', 'SUCCESS', 500, null, success(500, 'not understood')],
  ] as const)('%s, %s: what was answered then', (kind, status, amount, fees, told) => {
    const difference = { kind, gatewayStatus: status, gatewayAmount: amount, gatewayFees: fees };
    expect(statusToldBy(difference)).toEqual(told);
  });
});
