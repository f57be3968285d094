import { describe, expect, it } from 'vitest';
import { refreshOutcome } from './refresh.js';

const now = new Date('2026-12-01T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const fresh = { expiresAt: ago(-60), rotatedAt: null, supersededAt: null, revokedAt: null };

describe('a refresh token', () => {
  it('is rotated on its first use', () => {
    expect(refreshOutcome(fresh, false, now)).toBe('rotate');
  });

  it('gives an access token to a second tab at the same moment', () => {
    const rotated = { ...fresh, rotatedAt: ago(10) };
    expect(refreshOutcome(rotated, false, now)).toBe('share');
    expect(refreshOutcome(rotated, true, now)).toBe('share');
  });

  it('is rotated once more later, when its successor was never used: its answer may have been lost', () => {
    expect(refreshOutcome({ ...fresh, rotatedAt: ago(11) }, false, now)).toBe('rotate-again');
  });

  it('revokes its family when it is used again after its successor was', () => {
    expect(refreshOutcome({ ...fresh, rotatedAt: ago(11) }, true, now)).toBe('revoke');
  });

  it('revokes its family when it was given up, for whoever has it got an answer', () => {
    expect(refreshOutcome({ ...fresh, supersededAt: ago(1) }, false, now)).toBe('revoke');
  });

  it('is refused once expired or revoked', () => {
    expect(refreshOutcome({ ...fresh, expiresAt: now }, false, now)).toBe('refuse');
    const revoked = { ...fresh, rotatedAt: ago(1), supersededAt: ago(1), revokedAt: ago(1) };
    expect(refreshOutcome(revoked, true, now)).toBe('refuse');
  });
});
