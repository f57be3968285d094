import { describe, expect, it } from 'vitest';
import { decidedBefore, doubtsAbout, type Papers, papersUntil, whyNotAccept } from './papers.js';

const card: Papers = {
  type: 'CNI',
  numero: 'GA-0482131',
  birthDate: '1990-05-14',
  expiresOn: '2030-01-31',
  hasBack: true,
  hasAttempt: true,
};

describe('papers', () => {
  it('that are whole raise no doubt', () => expect(doubtsAbout(card)).toEqual([]));

  it.each([
    ['an unusual number', { numero: 'ABC' }, ['unusual-number']],
    ['no dates', { birthDate: null, expiresOn: null }, ['no-birth-date', 'no-expiry']],
    ['a card without its back', { hasBack: false }, ['no-back']],
    ['a passport without a back', { type: 'Passeport', numero: '18GA40752', hasBack: false }, []],
    ['a photo without a gesture', { hasAttempt: false }, ['no-attempt']],
  ] as const)('raise the doubts that staff are told of: %s', (_, change, expected) =>
    expect(doubtsAbout({ ...card, ...change })).toEqual(expected),
  );

  it('serve until the end of their last day', () => {
    expect(whyNotAccept(card, '2030-01-31')).toBeNull();
    expect(whyNotAccept(card, '2030-02-01')).toBe('document-expired');
  });

  it('are of somebody who is 18 on their birthday', () => {
    expect(whyNotAccept(card, '2008-05-13')).toBe('member-under-age');
    expect(whyNotAccept(card, '2008-05-14')).toBeNull();
    const leap = { birthDate: '2008-02-29', expiresOn: null };
    expect(whyNotAccept(leap, '2026-02-28')).toBe('member-under-age');
    expect(whyNotAccept(leap, '2026-03-01')).toBeNull();
  });

  it('are not judged by dates that nobody sent', () =>
    expect(whyNotAccept({ birthDate: null, expiresOn: null }, '2026-12-01')).toBeNull());

  it('are kept for some days after the decision, and as long as there is none', () => {
    const kept = { approved: 90, rejected: 30 };
    const decidedAt = new Date('2026-12-01T23:30:00Z');
    expect(papersUntil({ status: 'pending', decidedAt: null }, kept)).toBeNull();
    expect(papersUntil({ status: 'rejected', decidedAt }, kept)?.toISOString()).toBe(
      '2027-01-01T23:00:00.000Z',
    );
    expect(papersUntil({ status: 'approved', decidedAt }, kept)?.toISOString()).toBe(
      '2027-03-02T23:00:00.000Z',
    );
    const until = papersUntil({ status: 'rejected', decidedAt }, kept) as Date;
    expect(decidedBefore('rejected', until, kept).getTime()).toBeGreaterThan(decidedAt.getTime());
    const before = new Date(until.getTime() - 1);
    expect(decidedBefore('rejected', before, kept).getTime()).toBeLessThan(decidedAt.getTime());
  });
});
