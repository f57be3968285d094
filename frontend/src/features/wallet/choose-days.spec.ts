import { describe, expect, it } from 'vitest';
import { chooseDays } from './choose-days';

const [first, middle, last] = ['2026-11-02', '2026-11-10', '2026-11-20'];

describe('days of a statement', () => {
  it('are chosen by two taps', () => {
    const begun = chooseDays({}, 'from', first);
    expect(begun).toEqual({ days: { from: first, to: undefined }, next: 'to' });
    expect(chooseDays(begun.days, begun.next, last)).toEqual({
      days: { from: first, to: last },
      next: null,
    });
  });

  it('may be one day', () => {
    expect(chooseDays({ from: first }, 'to', first).days).toEqual({ from: first, to: first });
  });

  it('begin anew with a last day before the first', () => {
    expect(chooseDays({ from: middle, to: last }, 'to', first)).toEqual({
      days: { from: first, to: undefined },
      next: 'to',
    });
  });

  it('keep their last day when another first one is before it', () => {
    const days = { from: middle, to: last };
    expect(chooseDays(days, 'from', first)).toEqual({
      days: { from: first, to: last },
      next: null,
    });
    expect(chooseDays({ from: first, to: middle }, 'from', last)).toEqual({
      days: { from: last, to: undefined },
      next: 'to',
    });
  });

  it('may have a last one alone', () => {
    expect(chooseDays({}, 'to', last)).toEqual({ days: { from: undefined, to: last }, next: null });
  });
});
