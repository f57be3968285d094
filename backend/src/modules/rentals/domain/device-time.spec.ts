import { describe, expect, it } from 'vitest';
import { deviceTime } from './device-time.js';

const requestedAt = new Date('2026-12-01T09:00:00Z');
const now = new Date('2026-12-03T16:30:00Z');

const kept = (said: string) => deviceTime(new Date(said), { requestedAt }, now)?.toISOString();

describe('the time that a phone says', () => {
  it('is kept when the step came later, or when the clock is a little ahead', () => {
    expect(kept('2026-12-03T13:05:00Z')).toBe('2026-12-03T13:05:00.000Z');
    expect(kept('2026-12-03T16:35:00Z')).toBe('2026-12-03T16:35:00.000Z');
  });

  it.each([
    ['ahead by more', '2026-12-03T16:35:01Z'],
    ['before the rental was requested', '2026-12-01T08:59:59Z'],
  ])('is dropped when the clock is wrong: %s', (_, said) => {
    expect(kept(said)).toBeUndefined();
  });

  it('may be missing', () => {
    expect(deviceTime(undefined, { requestedAt }, now)).toBeUndefined();
  });
});
