import { expect, it } from 'vitest';
import { wantsOffer } from './offered-again.js';

const now = new Date('2026-12-08T10:00:00Z');

it('that an object is offered again is told once a week at most', () => {
  expect(wantsOffer(null, now)).toBe(true);
  expect(wantsOffer(new Date('2026-12-01T10:00:00Z'), now)).toBe(true);
  expect(wantsOffer(new Date('2026-12-01T10:00:01Z'), now)).toBe(false);
});
