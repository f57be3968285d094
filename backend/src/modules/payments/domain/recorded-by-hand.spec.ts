import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargePurposes, payoutPurposes } from './payment-postings.js';
import {
  type Finding,
  judgeDecision,
  judgeLateSettlement,
  judgeRighting,
  type Said,
  saidOf,
} from './recorded-by-hand.js';

const aloneMost = 50_000;
const xaf = fc.integer({ min: 0, max: 400_000 });
const said: fc.Arbitrary<Said> = fc.oneof(xaf, fc.constantFrom('under way' as const, null));
const finding = (purposes: readonly Finding['purpose'][]): fc.Arbitrary<Finding> =>
  fc.record({
    purpose: fc.constantFrom(...purposes),
    amount: fc.integer({ min: 1, max: 400_000 }),
    claimed: xaf,
    said,
  });
const anyFinding = finding([...chargePurposes, ...payoutPurposes]);
const payout = finding(payoutPurposes);
const charge = finding(chargePurposes);
const isAlone = (verdict: object) => 'by' in verdict && verdict.by === 'one';

describe('what the gateway says that a payment settled', () => {
  it('is what a success states, be it less or more than was asked for', () => {
    const success = { status: 'SUCCESS', fees: 'not stated', detail: '' } as const;
    expect(saidOf({ ...success, amount: 2_500 }, null)).toBe(2_500);
    expect(saidOf({ ...success, amount: 0 }, 900)).toBe(0);
  });

  it('is nothing of what failed, and not decided of what is under way', () => {
    expect(saidOf({ status: 'FAILED', failure: 'other', detail: '' }, 900)).toBe(0);
    expect(saidOf({ status: 'PENDING', detail: '' }, 900)).toBe('under way');
  });

  it.each(['AMBIGUOUS', 'NOT_FOUND', 'NOT_UNDERSTOOD'] as const)(
    'is what it had reported before of %s, and else not known',
    (status) => {
      expect(saidOf({ status, detail: '' }, 900)).toBe(900);
      expect(saidOf({ status, detail: '' }, 0)).toBeNull();
      expect(saidOf({ status, detail: '' }, null)).toBeNull();
    },
  );
});

describe('what one admin decides alone', () => {
  it('moves no more than the limit, of whatever payment', () => {
    fc.assert(
      fc.property(anyFinding, (one) => {
        if (!isAlone(judgeDecision(one, aloneMost))) return;
        expect(one.claimed).toBeLessThanOrEqual(aloneMost);
      }),
    );
  });

  it('gives back of a payout no more than the gateway says did not leave, and of a silent one no more than the limit', () => {
    fc.assert(
      fc.property(payout, (one) => {
        if (!isAlone(judgeDecision(one, aloneMost))) return;
        const back = Math.max(0, one.amount - one.claimed);
        const left = one.said === null ? 0 : Number(one.said);
        expect(back).toBeLessThanOrEqual(Math.max(0, one.amount - left));
        expect(back).toBeLessThanOrEqual(aloneMost);
        expect(one.said).not.toBe('under way');
      }),
    );
  });

  it('of 149,000 of 150,000 that left is neither that 1 did nor that it failed', () => {
    const one = { purpose: 'withdrawal', amount: 150_000, said: 149_000 } as const;
    for (const claimed of [0, 1, 149_000])
      expect(judgeDecision({ ...one, claimed }, aloneMost)).toEqual({ by: 'two' });
    const small = { purpose: 'withdrawal', amount: 15_000, said: 14_900 } as const;
    for (const claimed of [0, 1, 15_000])
      expect(judgeDecision({ ...small, claimed }, aloneMost)).toEqual({ by: 'two' });
    expect(judgeDecision({ ...small, claimed: 14_900 }, aloneMost)).toEqual({ by: 'one' });
  });

  it('to have come in is what the gateway confirms, and at most what was asked for', () => {
    fc.assert(
      fc.property(charge, (one) => {
        if (one.claimed === 0 || !isAlone(judgeDecision(one, aloneMost))) return;
        expect([one.claimed, null]).toContain(one.said);
        expect(one.claimed).toBeLessThanOrEqual(one.amount);
      }),
    );
  });
});

describe('what two admins decide', () => {
  it('to have come in is never more than the gateway confirms', () => {
    fc.assert(
      fc.property(charge, (one) => {
        const verdict = judgeDecision(one, aloneMost);
        if (!('by' in verdict) || one.claimed === 0) return;
        expect(one.claimed).toBeLessThanOrEqual(Number(one.said ?? one.amount));
      }),
    );
  });
});

describe('what is settled late', () => {
  it('is what the gateway confirms, and by one alone no more than the payment and the limit', () => {
    fc.assert(
      fc.property(anyFinding, (one) => {
        const verdict = judgeLateSettlement(one, aloneMost);
        if (!('by' in verdict)) return;
        expect(one.claimed).toBeLessThanOrEqual(Number(one.said));
        if (verdict.by === 'two') return;
        expect(one.claimed).toBe(one.said);
        expect(one.claimed).toBeLessThanOrEqual(Math.min(one.amount, aloneMost));
      }),
    );
  });

  it('waits for a silent gateway, and is refused where it failed or is under way', () => {
    const one = { purpose: 'withdrawal', amount: 500, claimed: 500 } as const;
    expect(judgeLateSettlement({ ...one, said: null }, aloneMost)).toEqual({
      refusal: 'operator-unanswered',
    });
    for (const said of [0, 'under way'] as const)
      expect(judgeLateSettlement({ ...one, said }, aloneMost)).toEqual({
        refusal: 'payment-not-confirmed',
      });
    expect(judgeLateSettlement({ ...one, claimed: 9_000_000, said: 500 }, aloneMost)).toEqual({
      most: 500,
    });
  });
});

describe('what a decided payment is put right to', () => {
  it('is what the gateway says, wherever it says something', () => {
    expect(judgeRighting(149_000, 149_000)).toBeNull();
    expect(judgeRighting(149_000, null)).toBeNull();
    expect(judgeRighting(1, 149_000)).toEqual({ most: 149_000 });
    expect(judgeRighting(1, 'under way')).toEqual({ refusal: 'payment-not-confirmed' });
  });
});
