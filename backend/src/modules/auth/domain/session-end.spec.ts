import { expect, it } from 'vitest';
import { sessionEnd, sooner } from './session-end.js';

const createdAt = new Date('2026-12-01T12:00:00Z');
const longest = { members: 90, staff: 7 };

it('a sign-in ends some days after it began, sooner for whoever has a role', () => {
  const of = (hasRole: boolean) => sessionEnd({ createdAt, hasRole }, longest).toISOString();
  expect(of(false)).toBe('2027-03-01T12:00:00.000Z');
  expect(of(true)).toBe('2026-12-08T12:00:00.000Z');
});

it('the sooner of two instants is the earlier one', () => {
  const later = new Date(createdAt.getTime() + 1);
  expect(sooner(createdAt, later)).toBe(createdAt);
  expect(sooner(later, createdAt)).toBe(createdAt);
});
