import { describe, expect, it } from 'vitest';
import {
  type ApproverFacts,
  expiryOf,
  type ProposedFacts,
  whyNotDecide,
  whyNotOfProposer,
  whyNotTakeBack,
} from './approval-rules.js';

const before = new Date('2026-12-09T10:00:00Z');
const now = new Date('2026-12-10T10:00:00Z');
const later = new Date('2026-12-12T10:00:00Z');

const act = (traits: Partial<ProposedFacts> = {}): ProposedFacts => ({
  memberId: 'awa',
  proposedById: 'ada',
  proposedAt: now,
  status: 'proposed',
  expiresAt: later,
  ...traits,
});

const admin = (traits: Partial<ApproverFacts> = {}): ApproverFacts => ({
  since: before,
  approvesFrom: before,
  givenById: null,
  ...traits,
});

describe('an act of two', () => {
  it('waits for seven days', () => {
    expect(expiryOf(now).toISOString()).toBe('2026-12-17T10:00:00.000Z');
  });

  it('is decided by another admin than the one who proposed it', () => {
    expect(whyNotDecide(act(), 'ada', admin(), now)).toBe('own-approval');
    expect(whyNotDecide(act(), 'eve', admin(), now)).toBeNull();
    expect(whyNotDecide(act(), 'eve', null, now)).toBe('forbidden');
  });

  it('is not decided by the member whose case it is', () => {
    expect(whyNotDecide(act(), 'awa', admin(), now)).toBe('own-case');
  });

  it.each(['approved', 'refused', 'taken_back'] as const)(
    'is not decided again once it is %s',
    (status) => {
      expect(whyNotDecide(act({ status }), 'eve', admin(), now)).toBe('approval-decided');
    },
  );

  it('is not decided from the instant at which it expires, whether a worker was there or not', () => {
    expect(whyNotDecide(act(), 'eve', admin(), later)).toBe('approval-expired');
    expect(whyNotDecide(act({ status: 'expired' }), 'eve', admin(), later)).toBe(
      'approval-expired',
    );
    expect(whyNotDecide(act(), 'eve', admin(), new Date(later.getTime() - 1))).toBeNull();
  });
});

describe('the proposer of an act', () => {
  it('has had their role since before, without a break', () => {
    expect(whyNotOfProposer(act(), before)).toBeNull();
    expect(whyNotOfProposer(act(), now)).toBeNull();
    expect(whyNotOfProposer(act(), later)).toBe('proposer-without-role');
  });

  it('may act by then', () => {
    expect(whyNotOfProposer(act(), null)).toBe('proposer-without-role');
  });
});

describe('a new admin', () => {
  it('decides nothing before the instant from which they approve', () => {
    const approvesFrom = new Date(now.getTime() + 1);
    expect(whyNotDecide(act(), 'eve', admin({ approvesFrom }), now)).toBe('approver-too-new');
    expect(whyNotDecide(act(), 'eve', admin({ approvesFrom: now }), now)).toBeNull();
  });

  it('decides nothing that was proposed before they had the role', () => {
    const since = new Date(now.getTime() + 1);
    expect(whyNotDecide(act(), 'eve', admin({ since }), later)).not.toBeNull();
    expect(whyNotDecide(act(), 'eve', admin({ since }), now)).toBe('older-than-role');
    expect(whyNotDecide(act(), 'eve', admin({ since: now }), now)).toBeNull();
  });

  it('decides nothing of who made them one', () => {
    expect(whyNotDecide(act(), 'eve', admin({ givenById: 'ada' }), now)).toBe('made-by-proposer');
    expect(whyNotDecide(act(), 'eve', admin({ givenById: 'ben' }), now)).toBeNull();
  });
});

describe('an act is taken back', () => {
  it('by who proposed it, alone', () => {
    expect(whyNotTakeBack(act(), 'ada')).toBeNull();
    expect(whyNotTakeBack(act(), 'eve')).toBe('approval-not-yours');
  });

  it('while it waits', () => {
    expect(whyNotTakeBack(act({ status: 'expired' }), 'ada')).toBe('approval-expired');
    expect(whyNotTakeBack(act({ status: 'approved' }), 'ada')).toBe('approval-decided');
  });
});
