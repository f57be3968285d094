import { describe, expect, it } from 'vitest';
import { formatAge, formatTimeLeft } from './instant';

const now = Date.parse('2026-12-01T12:00:00Z');

describe('how long ago', () => {
  it.each([
    ['2026-12-01T11:59:15Z', "à l'instant"],
    ['2026-12-01T11:35:00Z', 'il y a 25\u00a0minutes'],
    ['2026-12-01T09:00:00Z', 'il y a 3\u00a0heures'],
    ['2026-11-30T12:00:00Z', 'hier'],
    ['2026-11-26T12:00:00Z', 'il y a 5\u00a0jours'],
  ])('%s was %s', (instant, age) => {
    expect(formatAge(instant, now)).toBe(age);
  });
});

describe('what is left', () => {
  it.each([
    ['2026-12-03T12:00:00Z', '2\u00a0jours'],
    ['2026-12-03T11:59:59Z', '47\u00a0h\u00a059\u00a0min'],
    ['2026-12-01T17:20:00Z', '5\u00a0h\u00a020\u00a0min'],
    ['2026-12-01T12:12:00Z', '12\u00a0min'],
    ['2026-12-01T12:00:30Z', '1\u00a0min'],
    ['2026-12-01T11:59:59Z', null],
  ])('until %s is %s', (until, left) => {
    expect(formatTimeLeft(until, now)).toBe(left);
  });
});
