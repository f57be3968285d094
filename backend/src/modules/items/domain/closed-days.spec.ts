import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day, daysBetween } from '../../../kernel/day.js';
import { type ClosedPeriod, canChangeDays, withClosed, withoutClosed } from './closed-days.js';

const first = '2026-12-01';
const aPeriod = fc
  .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 10 }))
  .map(([from, days]) => ({ start: addDays(first, from), end: addDays(first, from + days) }));
const acts = fc.array(fc.record({ period: aPeriod, closed: fc.boolean() }), { maxLength: 12 });

function daysOf({ start, end }: ClosedPeriod): Day[] {
  return Array.from({ length: daysBetween(start, end) }, (_, index) => addDays(start, index));
}

const inOrder = (periods: ClosedPeriod[]) =>
  periods.toSorted((one, other) => (one.start < other.start ? -1 : 1));

/** What closing and opening in turn leaves closed: as periods, and day by day. */
function played(turns: { period: ClosedPeriod; closed: boolean }[]) {
  let periods: ClosedPeriod[] = [];
  const days = new Set<Day>();
  for (const { period, closed } of turns) {
    periods = closed ? withClosed(periods, period) : withoutClosed(periods, period);
    for (const day of daysOf(period)) closed ? days.add(day) : days.delete(day);
  }
  return { periods, days: [...days].sort() };
}

describe('the closed days of an object', () => {
  it('are those that were closed and not opened since', () => {
    fc.assert(
      fc.property(acts, (turns) => {
        const { periods, days } = played(turns);
        expect(periods.flatMap(daysOf).sort()).toEqual(days);
      }),
    );
  });

  it('are as few periods as can be: none is empty, and a free day lies between two', () => {
    fc.assert(
      fc.property(acts, (turns) => {
        const { periods } = played(turns);
        inOrder(periods).forEach(({ start, end }, index, all) => {
          expect(start < end).toBe(true);
          expect(end < (all[index + 1]?.start ?? '9')).toBe(true);
        });
      }),
    );
  });

  it('do not change by closing what is closed, or opening what is open', () => {
    fc.assert(
      fc.property(acts, aPeriod, (turns, period) => {
        for (const closed of [true, false]) {
          const once = [...turns, { period, closed }];
          const again = [...once, { period, closed }];
          expect(inOrder(played(again).periods)).toEqual(inOrder(played(once).periods));
        }
      }),
    );
  });

  it.each([
    ['today', '2026-12-01', '2026-12-02', true],
    ['a day that is over', '2026-11-30', '2026-12-02', false],
    ['the last of two years', '2026-12-01', '2028-12-02', true],
    ['a day beyond', '2026-12-01', '2028-12-03', false],
  ])('may be changed for %s: from %s to %s, %s', (_, start, end, can) => {
    expect(canChangeDays({ start, end }, first)).toBe(can);
  });
});
