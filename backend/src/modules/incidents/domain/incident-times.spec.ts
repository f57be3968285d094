import { describe, expect, it } from 'vitest';
import { quietSince, remindBefore, startRefusal } from './incident-times.js';

const now = new Date('2026-12-01T12:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

describe('when an incident began', () => {
  it('is now or within the day before', () => {
    expect([0, 1, 24].map((hours) => startRefusal(ago(hours), now))).toEqual([null, null, null]);
  });

  it('is neither to come nor longer ago', () => {
    expect([-0.01, 24.01].map((hours) => startRefusal(ago(hours), now))).toEqual([
      'incident-start',
      'incident-start',
    ]);
  });
});

it('staff are reminded four hours after the last act', () => {
  expect(remindBefore(now)).toEqual(ago(4));
});

it('two hours pass after a dismissed proposal', () => {
  expect(quietSince(now)).toEqual(ago(2));
});
