import { describe, expect, it } from 'vitest';
import { deviceState, isOpen } from './attempt.js';

const now = new Date('2026-12-01T10:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

describe('an attempt', () => {
  const attempt = {
    userId: 'member',
    createdAt: minutes(-1),
    expiresAt: minutes(29),
    endedAt: null,
  };

  it('is open to its member until it expires or ends', () => {
    expect(isOpen(attempt, 'member', now)).toBe(true);
    expect(isOpen(attempt, 'another', now)).toBe(false);
    expect(isOpen({ ...attempt, expiresAt: now }, 'member', now)).toBe(false);
    expect(isOpen({ ...attempt, endedAt: minutes(-1) }, 'member', now)).toBe(false);
  });
});

describe('the other device', () => {
  const none = {
    deviceTokenHash: null,
    deviceExpiresAt: null,
    deviceOpenedAt: null,
    devicePhotoId: null,
  };
  const link = { ...none, deviceTokenHash: 'hash', deviceExpiresAt: minutes(10) };

  it.each([
    ['none', none],
    ['waiting', link],
    ['opened', { ...link, deviceOpenedAt: minutes(-1) }],
    ['expired', { ...link, deviceOpenedAt: minutes(-10), deviceExpiresAt: now }],
    ['sent', { ...none, deviceExpiresAt: now, devicePhotoId: 'photo' }],
  ] as const)('is: %s', (state, facts) => expect(deviceState(facts, now)).toBe(state));
});
