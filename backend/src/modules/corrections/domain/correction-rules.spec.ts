import { describe, expect, it } from 'vitest';
import {
  aloneSince,
  expiryOf,
  needsSecondPerson,
  type ProposedFacts,
  whyNotDecide,
  whyNotTakeBack,
} from './correction-rules.js';

const now = new Date('2026-12-10T10:00:00Z');
const later = new Date('2026-12-12T10:00:00Z');

const correction = (traits: Partial<ProposedFacts> = {}): ProposedFacts => ({
  userId: 'awa',
  proposedById: 'ada',
  status: 'proposed',
  expiresAt: later,
  ...traits,
});

describe('a correction', () => {
  it.each([
    [50_000, false],
    [-50_000, false],
    [50_001, true],
    [-50_001, true],
    [1, false],
  ])('of %i XAF, where one person may correct 50 000, needs a second one: %s', (amount, needs) => {
    expect(needsSecondPerson(amount, [], 50_000)).toBe(needs);
  });

  it('is added to those before it, whichever way each went', () => {
    expect(needsSecondPerson(20_000, [20_000, -10_000], 50_000)).toBe(false);
    expect(needsSecondPerson(20_001, [20_000, -10_000], 50_000)).toBe(true);
  });

  it('counts with others for a day', () => {
    expect(aloneSince(now).toISOString()).toBe('2026-12-09T10:00:00.000Z');
  });

  it('always needs a second person where nobody may correct alone', () => {
    expect(needsSecondPerson(1, [], 0)).toBe(true);
  });

  it('that is proposed waits for seven days', () => {
    expect(expiryOf(now).toISOString()).toBe('2026-12-17T10:00:00.000Z');
  });
});

describe('who decides a correction', () => {
  it('is somebody else than who proposed it', () => {
    expect(whyNotDecide(correction(), 'ada', now)).toBe('own-correction');
    expect(whyNotDecide(correction(), 'eve', now)).toBeNull();
  });

  it('is nobody whose own money it is', () => {
    expect(whyNotDecide(correction(), 'awa', now)).toBe('own-money');
  });

  it.each(['approved', 'refused', 'taken_back'] as const)(
    'comes too late once it is %s',
    (status) => {
      expect(whyNotDecide(correction({ status }), 'eve', now)).toBe('correction-decided');
    },
  );

  it('comes too late at the instant at which it expires, whether a worker was there or not', () => {
    expect(whyNotDecide(correction(), 'eve', later)).toBe('correction-expired');
    expect(whyNotDecide(correction({ status: 'expired' }), 'eve', later)).toBe(
      'correction-expired',
    );
    expect(whyNotDecide(correction(), 'eve', new Date(later.getTime() - 1))).toBeNull();
  });
});

describe('who takes a correction back', () => {
  it('is who proposed it, alone', () => {
    expect(whyNotTakeBack(correction(), 'ada')).toBeNull();
    expect(whyNotTakeBack(correction(), 'eve')).toBe('correction-not-yours');
  });

  it('does so while it waits', () => {
    expect(whyNotTakeBack(correction({ status: 'expired' }), 'ada')).toBe('correction-expired');
    expect(whyNotTakeBack(correction({ status: 'approved' }), 'ada')).toBe('correction-decided');
  });
});
