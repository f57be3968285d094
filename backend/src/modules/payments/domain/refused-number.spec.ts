import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hourMs } from '../../../kernel/duration.js';
import { refusalsCountSince, refusedUntil } from './refused-number.js';

const rule = { refusals: 2, withinHours: 24, waitHours: 24 };
const now = new Date('2026-12-03T12:00:00Z');
const ago = (...hours: number[]) => hours.map((each) => new Date(now.getTime() - each * hourMs));

describe('a number that refuses charges', () => {
  it.each([
    ['never', [], null],
    ['once', [1], null],
    ['twice', [1, 2], 23],
    ['twice, a day and an hour apart', [1, 26], null],
    ['twice, so long ago that the wait is over', [24, 25], null],
    ['twice, the last one almost a day ago', [23, 30], 1],
    ['twice yesterday, and once before', [20, 21, 60], 4],
    ['once now, and twice before within a day', [1, 26, 27], null],
  ])('%s', (_what, refusals, hoursLeft) => {
    const until = hoursLeft === null ? null : new Date(now.getTime() + hoursLeft * hourMs);
    expect(refusedUntil(ago(...refusals), now, rule)).toEqual(until);
  });

  it('waits longer than its refusals count together, when the settings say so', () => {
    const longer = { ...rule, waitHours: 72 };
    expect(refusedUntil(ago(10, 40, 41), now, longer)).toEqual(
      new Date(now.getTime() + 32 * hourMs),
    );
  });
});

const hours = fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 8 });
const rules = fc.record({
  refusals: fc.integer({ min: 1, max: 4 }),
  withinHours: fc.integer({ min: 1, max: 48 }),
  waitHours: fc.integer({ min: 1, max: 48 }),
});

/** Of any refusals under any rule. */
const always = (holds: (refusals: Date[], any: typeof rule) => void) =>
  fc.assert(
    fc.property(hours, rules, (each, any) =>
      holds(ago(...each.sort((one, other) => one - other)), any),
    ),
  );

it('is not held by refusals that are said not to count', () =>
  always((refusals, any) => {
    const counted = refusals.filter((at) => at > refusalsCountSince(now, any));
    expect(refusedUntil(counted, now, any)).toEqual(refusedUntil(refusals, now, any));
  }));

it('is held for the whole wait from one of its refusals', () =>
  always((refusals, any) => {
    const until = refusedUntil(refusals, now, any);
    if (!until) return;
    expect(until > now).toBe(true);
    expect(refusals).toContainEqual(new Date(until.getTime() - any.waitHours * hourMs));
  }));
