import { describe, expect, it } from 'vitest';
import { receivableFrom, receivingRefusal } from './receiving.js';

const confirmedAt = new Date('2026-11-01T10:00:00Z');

describe('a mobile money number', () => {
  it('receives nothing before it is confirmed', () => {
    expect(receivableFrom({ confirmedAt: null }, 24)).toBeNull();
    expect(receivingRefusal({ confirmedAt: null }, 24, confirmedAt)).toBe('number-not-confirmed');
  });

  it.each([
    ['2026-11-01T10:00:00.000Z', 'number-too-new'],
    ['2026-11-02T09:59:59.999Z', 'number-too-new'],
    ['2026-11-02T10:00:00.000Z', null],
    ['2027-11-02T10:00:00.000Z', null],
  ])('confirmed on the 1st at 10:00 is refused at %s for: %s', (now, refusal) => {
    expect(receivingRefusal({ confirmedAt }, 24, new Date(now))).toBe(refusal);
  });

  it('receives at once where the delay is zero', () => {
    expect(receivingRefusal({ confirmedAt }, 0, confirmedAt)).toBeNull();
  });
});
