import { describe, expect, it } from 'vitest';
import { failureJump, type OperatorFigures } from './failure-jump.js';

const someFailures = (figures: Partial<OperatorFigures> = {}): OperatorFigures => ({
  attempts: 10,
  failures: 8,
  failingMembers: 6,
  ...figures,
});
/** Of a hundred payments in the week before. */
const usually = (failures: number, attempts = 100) => ({ attempts, failures });

describe('a jump of an operator’s technical failures', () => {
  it('is said with its figures and the usual rate', () => {
    expect(failureJump(someFailures(), usually(4))).toEqual({
      attempts: 10,
      failures: 8,
      usualPercent: 4,
    });
  });

  it('needs several failures: a few may be chance', () => {
    const few = { attempts: 4, failures: 4, failingMembers: 4 };
    expect(failureJump(someFailures(few), usually(4))).toBeNull();
    expect(
      failureJump(someFailures({ ...few, attempts: 5, failures: 5 }), usually(4)),
    ).not.toBeNull();
  });

  it('needs several members: one may try again and again', () => {
    expect(failureJump(someFailures({ failingMembers: 2 }), usually(4))).toBeNull();
    expect(failureJump(someFailures({ failingMembers: 3 }), usually(4))).not.toBeNull();
  });

  it('needs a considerable part to fail, however rare failures usually are', () => {
    expect(failureJump(someFailures({ attempts: 20, failures: 5 }), usually(0))).toBeNull();
    expect(failureJump(someFailures({ attempts: 20, failures: 6 }), usually(0))).not.toBeNull();
  });

  it('needs three times the usual rate', () => {
    expect(failureJump(someFailures({ attempts: 20, failures: 8 }), usually(15))).toBeNull();
    expect(failureJump(someFailures({ attempts: 20, failures: 9 }), usually(15))).not.toBeNull();
  });

  it('takes one of twenty as usual where the week before had few payments', () => {
    expect(failureJump(someFailures(), usually(20, 40))?.usualPercent).toBe(5);
    expect(failureJump(someFailures(), usually(0, 0))?.usualPercent).toBe(5);
  });

  it('is found even after a week in which most payments failed', () => {
    expect(failureJump(someFailures(), usually(90))?.usualPercent).toBe(20);
  });
});
