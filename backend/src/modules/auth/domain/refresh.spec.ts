import { describe, expect, it } from 'vitest';
import { refreshOutcome } from './refresh.js';

const now = new Date('2026-12-01T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const fresh = { expiresAt: ago(-60), rotatedAt: null, revokedAt: null };

describe('a refresh token', () => {
  it('is rotated on its first use', () => {
    expect(refreshOutcome(fresh, now)).toBe('rotate');
  });

  it('gives an access token to a second tab at the same moment', () => {
    expect(refreshOutcome({ ...fresh, rotatedAt: ago(10) }, now)).toBe('share');
  });

  it('revokes its family when it is used again later', () => {
    expect(refreshOutcome({ ...fresh, rotatedAt: ago(11) }, now)).toBe('revoke');
  });

  it('is refused once expired or revoked', () => {
    expect(refreshOutcome({ ...fresh, expiresAt: now }, now)).toBe('refuse');
    expect(refreshOutcome({ ...fresh, rotatedAt: ago(1), revokedAt: ago(1) }, now)).toBe('refuse');
  });
});
