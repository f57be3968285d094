import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canTransition,
  decidedStatuses,
  isDecided,
  nextCheck,
  nextTry,
  outcomeOf,
  type PaymentStatus,
  undecidedStatuses,
} from './payment-lifecycle.js';

const payment = { amount: 35_000 };
const createdAt = new Date('2026-12-01T10:00:00Z');

describe('a payment', () => {
  const all: PaymentStatus[] = [
    'created',
    'submitting',
    'pending',
    'unknown',
    'review',
    'succeeded',
    'failed',
  ];

  it('is sent before the gateway can say anything of it, unless it never needs to be', () => {
    expect(all.filter((to) => canTransition('created', to))).toEqual([
      'submitting',
      'succeeded',
      'failed',
    ]);
  });

  it.each([
    ['submitting', ['pending', 'unknown', 'review', 'succeeded', 'failed']],
    ['pending', ['unknown', 'review', 'succeeded', 'failed']],
    ['unknown', ['pending', 'review', 'succeeded', 'failed']],
    ['review', ['succeeded', 'failed']],
  ] as const)('that is %s is then one of %j', (from, then) => {
    expect(all.filter((to) => canTransition(from, to))).toEqual(then);
  });

  it('is decided once it has succeeded or failed, and not before', () => {
    expect(decidedStatuses).toEqual(['succeeded', 'failed']);
    expect(all.filter(isDecided)).toEqual(['succeeded', 'failed']);
    expect(undecidedStatuses).toEqual(['created', 'submitting', 'pending', 'unknown', 'review']);
  });

  it('is never sent twice', () => {
    expect(all.filter((from) => canTransition(from, 'submitting'))).toEqual(['created']);
  });

  it('once decided stays so', () => {
    for (const decided of ['succeeded', 'failed'] as const) {
      expect(all.filter((to) => canTransition(decided, to))).toEqual([]);
    }
  });
});

describe('what the gateway says', () => {
  it('succeeds for the full amount', () => {
    const gatewayStatus = { status: 'SUCCESS', fees: 0, detail: '', ...payment } as const;
    expect(outcomeOf(payment, gatewayStatus).to).toBe('succeeded');
  });

  it('leaves it pending while the payer has not answered', () => {
    const gatewayStatus = { status: 'PENDING', detail: 'status PENDING' } as const;
    expect(outcomeOf(payment, gatewayStatus)).toEqual({ to: 'pending', detail: 'status PENDING' });
  });

  it('names both amounts, for staff, when another one was moved', () => {
    const gatewayStatus = { status: 'SUCCESS', amount: 17_500, fees: 0, detail: '' } as const;
    expect(outcomeOf(payment, gatewayStatus)).toEqual({
      to: 'review',
      detail: 'success for 17500 of 35000 XAF',
      reviewReason: 'other_amount',
      settledAmount: 17_500,
      fees: 0,
    });
  });

  it.each([
    [350, { fees: 350 }],
    ['not stated', {}],
    ['not understood', {}],
  ] as const)('succeeds whatever is said of its fees: %s', (fees, known) => {
    const gatewayStatus = { status: 'SUCCESS', fees, detail: '', ...payment } as const;
    expect(outcomeOf(payment, gatewayStatus)).toEqual({ to: 'succeeded', detail: '', ...known });
  });

  it('is reviewed when the amount is another', () => {
    fc.assert(
      fc.property(
        fc.nat().filter((amount) => amount !== payment.amount),
        (amount) => {
          const gatewayStatus = { status: 'SUCCESS', amount, fees: 0, detail: '' } as const;
          expect(outcomeOf(payment, gatewayStatus)).toMatchObject({
            to: 'review',
            settledAmount: amount,
          });
        },
      ),
    );
  });

  it('fails for the reason that is stated', () => {
    const gatewayStatus = { status: 'FAILED', failure: 'expired', detail: 'FAILED 4104' } as const;
    expect(outcomeOf(payment, gatewayStatus)).toEqual({
      to: 'failed',
      failureReason: 'expired',
      detail: 'FAILED 4104',
    });
  });

  it('is unknown when it is ambiguous or not understood, never a failure', () => {
    for (const status of ['AMBIGUOUS', 'NOT_UNDERSTOOD'] as const) {
      expect(outcomeOf(payment, { status, detail: '' }).to).toBe('unknown');
    }
  });
});

describe('the pauses between checks', () => {
  it('are short for 90 seconds, then grow up to 72 hours', () => {
    const seconds: number[] = [];
    for (let at = nextCheck(createdAt, createdAt); at; at = nextCheck(createdAt, at)) {
      seconds.push((at.getTime() - createdAt.getTime()) / 1000);
    }
    expect(seconds.slice(0, 6)).toEqual([2, 4, 6, 10, 15, 20]);
    expect(seconds).toContain(90);
    expect(seconds.filter((second) => second > 90).slice(0, 4)).toEqual([180, 600, 1800, 3600]);
    expect(seconds.at(-1)).toBe(72 * 3600);
    expect(seconds).toEqual([...seconds].sort((a, b) => a - b));
  });

  it('are not cut short for what was missed in a stop', () => {
    const late = (seconds: number) => new Date(createdAt.getTime() + seconds * 1000);
    expect(nextCheck(createdAt, late(110))).toEqual(late(180));
    expect(nextCheck(createdAt, late(3600))).toEqual(late(6 * 3600));
    expect(nextCheck(createdAt, late(72 * 3600))).toBeNull();
  });

  it('comes at the next check when a step failed, and sooner when the answer was there', () => {
    const late = (seconds: number) => new Date(createdAt.getTime() + seconds * 1_000);
    expect(nextTry(createdAt, late(110), false)).toEqual(late(180));
    expect(nextTry(createdAt, late(110), true)).toEqual(late(170));
    expect(nextTry(createdAt, late(130), true)).toEqual(late(180));
    expect(nextTry(createdAt, late(7_200), false)).toEqual(late(6 * 3_600));
    expect(nextTry(createdAt, late(7_200), true)).toEqual(late(7_920));
    expect(nextTry(createdAt, late(100 * 3_600), true)).toEqual(late(106 * 3_600));
  });
});
