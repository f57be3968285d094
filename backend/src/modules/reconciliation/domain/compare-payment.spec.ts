import { describe, expect, it } from 'vitest';
import { comparePayment } from './compare-payment.js';

const now = new Date('2026-12-02T02:30:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const success = (amount = 1_000, reference = 'LK1') =>
  ({ status: 'SUCCESS', amount, reference }) as const;

const compare = (
  status: string,
  said: Parameters<typeof comparePayment>[1],
  createdAt = ago(600),
) => comparePayment({ reference: 'LK1', status, moved: 1_000, createdAt }, said, now);

describe('a payment and what the gateway says of it', () => {
  it.each([
    ['succeeded', success(), null],
    ['succeeded', success(500), 'other-amount'],
    ['succeeded', { status: 'FAILED' }, 'succeeded-here-only'],
    ['succeeded', { status: 'PENDING' }, 'succeeded-here-only'],
    ['failed', { status: 'FAILED' }, null],
    ['failed', success(), 'failed-here-only'],
    ['failed', { status: 'PENDING' }, 'failed-here-only'],
    ['review', success(500), 'in-review'],
    ['pending', success(), 'undecided-for-long'],
    ['unknown', { status: 'PENDING' }, 'undecided-for-long'],
  ] as const)('%s, %o: %s', (status, said, difference) => {
    expect(compare(status, said)).toEqual({ answered: true, difference });
  });

  it('agree while it is young', () => {
    expect(compare('pending', { status: 'PENDING' }, ago(59)).difference).toBeNull();
  });

  it.each([
    ['nothing', { status: 'NOT_UNDERSTOOD' }],
    ['anything', { status: 'AMBIGUOUS' }],
    ['another payment', success(1_000, 'LK2')],
  ] as const)('are not compared when it says %s', (_, said) => {
    for (const status of ['succeeded', 'failed']) {
      expect(compare(status, said)).toEqual({ answered: false, difference: null });
    }
  });

  it('leave a review to be decided, whatever it says', () => {
    const { answered, difference } = compare('review', { status: 'NOT_UNDERSTOOD' });
    expect([answered, difference]).toEqual([false, 'in-review']);
  });
});
