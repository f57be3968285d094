import { describe, expect, it } from 'vitest';
import { toDate } from '../../../kernel/day.js';
import { stateOf } from './item-state.js';

const today = '2026-12-10';
const item = {
  ...{ deletedAt: null, hiddenAt: null, available: true, pausedUntil: null },
  ...{ pieces: 2, missingPieces: 0 },
};
const at = new Date('2026-12-01T09:00:00Z');

describe('the state of an item', () => {
  it.each([
    ['offered', {}],
    ['paused', { pausedUntil: toDate('2026-12-11') }],
    ['offered', { missingPieces: 1 }],
    ['missing', { missingPieces: 2 }],
    ['missing', { missingPieces: 2, pausedUntil: toDate('2026-12-11') }],
    ['unavailable', { missingPieces: 2, available: false }],
    ['unavailable', { available: false }],
    ['unavailable', { available: false, pausedUntil: toDate('2026-12-11') }],
    ['hidden', { available: false, hiddenAt: at, pausedUntil: toDate('2026-12-11') }],
    ['deleted', { deletedAt: at, hiddenAt: at }],
  ])('is %s with %j', (state, columns) => {
    expect(stateOf({ ...item, ...columns }, today)).toBe(state);
  });

  it('is offered again on the day that a pause lasts until', () => {
    const paused = { ...item, pausedUntil: toDate('2026-12-11') };
    expect(stateOf(paused, '2026-12-10')).toBe('paused');
    expect(stateOf(paused, '2026-12-11')).toBe('offered');
    expect(stateOf(paused, '2027-01-01')).toBe('offered');
  });
});
