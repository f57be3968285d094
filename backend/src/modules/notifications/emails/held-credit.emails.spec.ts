import { expect, it } from 'vitest';
import { creditReleasedEmail } from './held-credit.emails.js';

/** What the member of a released credit is told, of 10 000 XAF; undefined for nothing. */
function toldOf(lost: number): string | undefined {
  const email = creditReleasedEmail({ userId: 'awa', amount: 10_000, rentalId: null, lost });
  return email?.('Awa').subject.replaceAll(/[\u00a0\u202f]/g, ' ');
}

it('a member who loses a part of what was held is told that the rest is free', () => {
  expect(toldOf(4_000)).toBe('6 000 FCFA de nouveau disponibles');
  expect(toldOf(0)).toBe('10 000 FCFA de nouveau disponibles');
  expect(toldOf(10_000)).toBeUndefined();
});
