import { describe, expect, it } from 'vitest';
import { categories, categoryOf } from './category.js';
import { deliveriesOf, endOfQuiet, usualPreferences } from './channels.js';

/** In Gabon. */
const at = (time: string, day = '2026-12-01') => new Date(`${day}T${time}:00+01:00`);
const noon = at('12:00');
const night = at('23:30');
const morning = { at: at('06:00', '2026-12-02') };
const everything = categories.flatMap((category) =>
  (['mail', 'push', 'sms'] as const).map((channel) => `${category}:${channel}`),
);

describe('quiet hours', () => {
  it('that pass midnight hold on either side of it', () => {
    const quiet = { from: 22, to: 6 };
    expect(endOfQuiet(quiet, at('21:59'))).toBeNull();
    expect(endOfQuiet(quiet, at('22:00'))).toEqual(morning.at);
    expect(endOfQuiet(quiet, at('05:59', '2026-12-02'))).toEqual(morning.at);
    expect(endOfQuiet(quiet, at('06:00', '2026-12-02'))).toBeNull();
  });

  it('of one day end on it', () => {
    const quiet = { from: 13, to: 15 };
    expect(endOfQuiet(quiet, at('14:00'))).toEqual(at('15:00'));
    expect(endOfQuiet(quiet, at('15:00'))).toBeNull();
  });
});

describe('a notification', () => {
  it.each(categories)('of %s takes every channel at once by day', (category) => {
    const now = { mail: 'now', push: 'now', sms: 'now' };
    expect(deliveriesOf(category, usualPreferences, noon, 0)).toEqual(now);
  });

  it.each(['money', 'security', 'decisions'] as const)(
    'of %s is not delayed at night, and its mail cannot be switched off',
    (category) => {
      expect(deliveriesOf(category, usualPreferences, night, 9)).toEqual({
        mail: 'now',
        push: 'now',
        sms: 'now',
      });
      const off = { ...usualPreferences, off: everything };
      expect(deliveriesOf(category, off, noon, 0)).toEqual({
        mail: 'now',
        push: 'not',
        sms: 'not',
      });
    },
  );

  it('with a deadline rings no phone at night, and its mail goes at once', () => {
    expect(deliveriesOf('requests', usualPreferences, night, 9)).toEqual({
      mail: 'now',
      push: morning,
      sms: morning,
    });
  });

  it.each(['messages', 'reviews', 'favourites'] as const)(
    'of %s, which may wait, is sent when the quiet hours end, on every channel',
    (category) => {
      expect(deliveriesOf(category, usualPreferences, night, 0)).toEqual({
        mail: morning,
        push: morning,
        sms: morning,
      });
    },
  );

  it('that may wait is mailed with others once three were told of within half an hour', () => {
    expect(deliveriesOf('messages', usualPreferences, noon, 2).mail).toBe('now');
    expect(deliveriesOf('messages', usualPreferences, noon, 3)).toEqual({
      mail: { at: at('12:30') },
      push: 'now',
      sms: 'now',
    });
  });

  it('waits for nothing without quiet hours', () => {
    const preferences = { off: [], quietHours: null };
    expect(deliveriesOf('reviews', preferences, night, 0).mail).toBe('now');
  });

  it('takes no channel that is switched off for its category alone', () => {
    const preferences = { ...usualPreferences, off: ['messages:mail', 'requests:push'] };
    expect(deliveriesOf('messages', preferences, noon, 0)).toMatchObject({
      mail: 'not',
      push: 'now',
    });
    expect(deliveriesOf('requests', preferences, noon, 0)).toMatchObject({
      mail: 'now',
      push: 'not',
    });
  });
});

describe('the category of an event', () => {
  it.each([
    ['rental.requested', 'requests'],
    ['rental.run-late', 'rentals'],
    ['rental-change.asked', 'rentals'],
    ['rental.deposit-shared', 'decisions'],
    ['payment.failed', 'money'],
    ['user.frozen', 'security'],
    ['message.unanswered', 'messages'],
    ['rental-reviews.invited', 'reviews'],
    ['rental-reviews.awaited', 'reviews'],
    ['review.answered', 'reviews'],
  ])('of %s is %s', (kind, category) => {
    expect(categoryOf(kind)).toBe(category);
  });

  it('that is not known cannot be switched off', () => {
    expect(categoryOf('something.new')).toBe('decisions');
  });
});
