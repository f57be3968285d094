import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerDeadline } from './rental-deadlines.js';
import { aRental, policy } from './rental-facts.testing.js';
import {
  answerReminderAt,
  reminderOf,
  returnReminderAt,
  startReminderAt,
} from './rental-reminders.js';

const at = (instant: Date) => (rental: Parameters<typeof reminderOf>[0]) =>
  reminderOf(rental, instant, policy);
const justBefore = (instant: Date) => new Date(instant.getTime() - 1);

describe('the owner of a request', () => {
  it('is reminded when 6 of the 24 hours are left, until the deadline', () => {
    const due = new Date('2026-12-02T02:00:00Z');
    expect(answerReminderAt(aRental(), policy)).toEqual(due);
    expect(at(justBefore(due))(aRental())).toBeNull();
    expect(at(due)(aRental())).toBe('remind-answer');
    expect(at(answerDeadline(aRental(), policy))(aRental())).toBeNull();
  });

  it('is reminded when a quarter is left of a shorter time', () => {
    const rental = aRental({ requestedAt: new Date('2026-12-09T15:00:00Z') });
    expect(answerReminderAt(rental, policy)).toEqual(new Date('2026-12-09T21:00:00Z'));
  });

  it('always has a part of the time left', () => {
    const instant = fc.date({
      min: new Date('2026-12-01T00:00:00Z'),
      max: new Date('2026-12-10T22:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instant, (asked) => {
        const rental = aRental({ requestedAt: asked });
        const reminder = answerReminderAt(rental, policy);
        expect(reminder > asked).toBe(true);
        expect(reminder < answerDeadline(rental, policy)).toBe(true);
      }),
    );
  });

  it('is not reminded of what was answered', () => {
    const due = new Date('2026-12-02T02:00:00Z');
    for (const status of ['acceptee', 'refusee', 'annulee'] as const)
      expect(at(due)(aRental({ status }))).toBeNull();
  });
});

describe('the parties of an accepted rental', () => {
  const accepted = aRental({ status: 'acceptee' });
  /** Nine in the morning in Gabon. */
  const due = new Date('2026-12-09T08:00:00Z');

  it('are reminded in the morning of the day before, until it starts', () => {
    expect(accepted.period.start).toBe('2026-12-10');
    expect(startReminderAt(accepted)).toEqual(due);
    expect(at(justBefore(due))(accepted)).toBeNull();
    expect(at(due)(accepted)).toBe('remind-start');
    const start = new Date('2026-12-09T23:00:00Z');
    expect(at(justBefore(start))(accepted)).toBe('remind-start');
    expect(at(start)(accepted)).toBeNull();
  });

  it('are not reminded while the object is with the renter before', () => {
    expect(at(due)({ ...accepted, isDelayed: true })).toBeNull();
  });
});

describe('the renter of a rental that nobody declares back', () => {
  const over = aRental({ status: 'terminee' });
  /** Nine in the morning in Gabon, two and seven days after the last one. */
  const [first, second] = [new Date('2026-12-15T08:00:00Z'), new Date('2026-12-20T08:00:00Z')];

  it('is reminded two days after the last one, and again a week after it', () => {
    expect(returnReminderAt(over, 2)).toEqual(first);
    expect(at(justBefore(first))(over)).toBeNull();
    expect(at(first)(over)).toBe('remind-return');
    expect(at(justBefore(second))(over)).toBe('remind-return');
    expect(at(second)(over)).toBe('remind-return-again');
  });

  it('is not reminded once anybody has said anything', () => {
    for (const returnStatus of ['declared', 'confirmed', 'contested', 'missing'] as const)
      expect(at(second)({ ...over, returnStatus })).toBeNull();
  });
});
