import { describe, expect, it } from 'vitest';
import { findReturnMove, possibleReturnEvents, type ReturnFacts } from './rental-return.js';

const declaredAt = new Date('2026-12-13T10:00:00Z');
const hoursLater = (hours: number) => new Date(declaredAt.getTime() + hours * 3_600_000);
const facts = (given: Partial<ReturnFacts> = {}): ReturnFacts => ({
  status: 'en_cours',
  returnStatus: 'none',
  declaredAt: null,
  ...given,
});

describe('the return of an object', () => {
  it('is declared by the renter once it was handed over', () => {
    expect(possibleReturnEvents(facts(), 'renter', declaredAt, 48)).toEqual(['declare-return']);
    expect(possibleReturnEvents(facts({ status: 'acceptee' }), 'renter', declaredAt, 48)).toEqual(
      [],
    );
  });

  it('is confirmed by the owner, declared or not', () => {
    for (const returnStatus of ['none', 'declared'] as const) {
      const events = possibleReturnEvents(facts({ returnStatus }), 'owner', declaredAt, 48);
      expect(events).toEqual(['confirm-return']);
    }
  });

  it('is settled by 48 hours of silence', () => {
    const declared = facts({ returnStatus: 'declared', declaredAt });
    expect(findReturnMove(declared, 'settle-return', 'system', hoursLater(47), 48)).toBeUndefined();
    expect(findReturnMove(declared, 'settle-return', 'system', hoursLater(48), 48)?.to).toBe(
      'confirmed',
    );
  });

  it('happens once', () => {
    const confirmed = facts({ returnStatus: 'confirmed' });
    expect(possibleReturnEvents(confirmed, 'owner', declaredAt, 48)).toEqual([]);
    expect(possibleReturnEvents(confirmed, 'renter', declaredAt, 48)).toEqual([]);
  });
});
