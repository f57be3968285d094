import { describe, expect, it } from 'vitest';
import { whyNotDecide, whyNotSubmit } from './verification.js';

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
      whyNotDecide({ userId: 'member', status }, 'staff');
    expect(by('pending')).toBeNull();
    expect(by('approved')).toBe('verification-already-decided');
    expect(by('rejected')).toBe('verification-already-decided');
  });

  it('is never decided by the applicant', () => {
    expect(whyNotDecide({ userId: 'staff', status: 'pending' }, 'staff')).toBe('own-verification');
  });
});
