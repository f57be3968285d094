import { describe, expect, it } from 'vitest';
import { claimOf, noClaim } from './claim.js';
import { whyNotDecide, whyNotSkip, whyNotSubmit } from './verification.js';

const now = new Date('2026-12-01T10:00:00Z');

describe('an identity submission', () => {
  it('is possible at first, and again after a refusal', () => {
    expect(whyNotSubmit(0)).toBeNull();
    expect(whyNotSubmit(-1)).toBeNull();
  });

  it('is not possible while one is pending or approved', () => {
    expect(whyNotSubmit(1)).toBe('verification-already-pending');
    expect(whyNotSubmit(2)).toBe('identity-already-verified');
  });

  it('is decided once', () => {
    const by = (status: 'pending' | 'approved' | 'rejected') =>
      whyNotDecide({ userId: 'member', status, ...noClaim }, 'staff', now);
    expect(by('pending')).toBeNull();
    expect(by('approved')).toBe('verification-already-decided');
    expect(by('rejected')).toBe('verification-already-decided');
  });

  it('is never decided by the applicant', () => {
    const own = { userId: 'staff', status: 'pending', ...noClaim } as const;
    expect(whyNotDecide(own, 'staff', now)).toBe('own-verification');
    expect(whyNotSkip(own, 'staff')).toBe('own-verification');
  });

  it('is decided by whoever looks at it, while somebody does', () => {
    const claimed = { userId: 'member', status: 'pending', ...claimOf('sylvie', now) } as const;
    expect(whyNotDecide(claimed, 'sylvie', now)).toBeNull();
    expect(whyNotDecide(claimed, 'ada', now)).toBe('verification-taken');
    expect(whyNotDecide(claimed, 'ada', new Date(now.getTime() + 300_000))).toBeNull();
  });

  it('is left to others as long as it waits, whoever looks at it', () => {
    expect(whyNotSkip({ userId: 'member', status: 'pending' }, 'ada')).toBeNull();
    expect(whyNotSkip({ userId: 'member', status: 'approved' }, 'ada')).toBe(
      'verification-already-decided',
    );
  });
});
