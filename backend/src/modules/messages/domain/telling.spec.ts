import { describe, expect, it } from 'vitest';
import { isToBeTold, unreadSince } from './telling.js';

describe('a mail about messages that were not read', () => {
  it('comes after ten minutes', () => {
    const now = new Date('2026-12-01T12:00:00Z');
    expect(unreadSince(now)).toEqual(new Date('2026-12-01T11:50:00Z'));
  });

  it('comes once until the thread is read, and then again', () => {
    expect(isToBeTold({ readNumber: 0, toldNumber: 0 })).toBe(true);
    expect(isToBeTold({ readNumber: 0, toldNumber: 2 })).toBe(false);
    expect(isToBeTold({ readNumber: 1, toldNumber: 2 })).toBe(false);
    expect(isToBeTold({ readNumber: 2, toldNumber: 2 })).toBe(true);
  });
});
