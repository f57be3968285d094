import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startOfDay } from '../../../kernel/day.js';
import {
  awaitedBy,
  deadlines,
  isPostponable,
  listPostponable,
  postponed,
  postponementOf,
} from './postponement.js';
import { handoverDeadlineWithin } from './rental-deadlines.js';
import type { RentalFacts } from './rental-facts.js';
import { aRental, policy, requestedAt, start } from './rental-facts.testing.js';
import { changesOf, findTransition } from './rental-lifecycle.js';
import { postponements } from './rental-status.js';

const hourMs = 3_600_000;
const hoursAfter = (instant: Date, hours: number) => new Date(instant.getTime() + hours * hourMs);
const due = new Date('2026-12-14T09:00:00Z');
const before = hoursAfter(due, -1);

function take(
  rental: RentalFacts,
  event: (typeof postponements)[number],
  hours: number,
  now: Date,
) {
  const transition = findTransition(rental, event, 'staff', now, policy);
  return transition && changesOf(transition, rental, { now, amount: 0, hours }, policy);
}

const under: Partial<RentalFacts> = { status: 'en_cours', handoverDueAt: due };
const over: Partial<RentalFacts> = { status: 'terminee', handoverStatus: 'done', returnDueAt: due };

const waiting: Record<(typeof deadlines)[number], RentalFacts> = {
  answer: aRental(),
  handover: aRental({ ...under, period: { start, end: '2026-12-16' } }),
  not_received: aRental({ ...under, handoverStatus: 'not_received' }),
  renter_absent: aRental({ ...under, handoverStatus: 'renter_absent' }),
  return: aRental(over),
  declared: aRental({ ...over, returnStatus: 'declared', returnDeclaredAt: hoursAfter(due, -48) }),
  contested: aRental({ ...over, returnStatus: 'contested' }),
  countered: aRental({ ...over, returnStatus: 'countered' }),
};

describe('a deadline that staff put off', () => {
  it.each(deadlines)('is that much later, and nothing else changes: %s', (deadline) => {
    const rental = waiting[deadline];
    const now = deadline === 'answer' ? requestedAt : before;
    expect(listPostponable(rental, now, policy).map((one) => one.deadline)).toEqual([deadline]);
    const event = postponementOf[deadline];
    const changes = take(rental, event, 24, now);
    const awaited = awaitedBy(event, rental, policy);
    const later = awaitedBy(event, { ...rental, ...changes }, policy);
    expect(later?.dueAt).toEqual(hoursAfter(awaited?.dueAt as Date, 24));
    const { answerDueAt, handoverDueAt, returnDueAt, ...others } = { ...rental, ...changes };
    expect(rental).toMatchObject(others);
  });

  it('keeps that time when something else happens', () => {
    const declared = aRental({
      ...{ status: 'en_cours', handoverStatus: 'done', returnStatus: 'declared' },
      ...{ returnDeclaredAt: hoursAfter(startOfDay(start), 80), returnDueAt: due },
    });
    const later = { ...declared, ...take(declared, 'postpone-return', 72, before) };
    const now = startOfDay('2026-12-14');
    const finish = findTransition(later, 'finish', 'system', now, policy);
    const after = finish && changesOf(finish, later, { now, amount: 0 }, policy);
    expect(after?.returnDueAt).toEqual(hoursAfter(due, 72));
  });

  it('is never after the rental should have begun', () => {
    const late = aRental({ requestedAt: new Date('2026-12-08T23:00:00Z') });
    const changes = take(late, 'postpone-answer', 72, late.requestedAt);
    expect(changes).toBeUndefined();
    const sooner = aRental({ requestedAt: new Date('2026-12-08T13:00:00Z') });
    expect(take(sooner, 'postpone-answer', 72, sooner.requestedAt)?.answerDueAt).toEqual(
      startOfDay(start),
    );
  });

  it('of a handover is never after the last day: nobody can object to a rental that is over', () => {
    const short = aRental({
      ...{ status: 'en_cours', period: { start, end: '2026-12-11' } },
      handoverDueAt: startOfDay('2026-12-11'),
    });
    const put = take(short, 'postpone-handover', 72, startOfDay(start));
    expect(put?.handoverDueAt).toEqual(startOfDay('2026-12-12'));
    expect(listPostponable({ ...short, ...put }, startOfDay(start), policy)).toEqual([]);
    const asked = { ...short, handoverStatus: 'not_received' as const };
    const given = take(asked, 'postpone-handover', 72, startOfDay(start));
    expect(given?.handoverDueAt).toEqual(startOfDay('2026-12-14'));
  });

  it('of a handover comes no later than the last day of a rental that is shortened since', () => {
    const rental = waiting.handover;
    expect(handoverDeadlineWithin(rental)).toEqual(due);
    const shorter = { ...rental, period: { start, end: '2026-12-12' } };
    expect(handoverDeadlineWithin(shorter)).toEqual(startOfDay('2026-12-13'));
    const asked = { ...shorter, handoverStatus: 'not_received' as const };
    expect(handoverDeadlineWithin(asked)).toEqual(due);
    expect(handoverDeadlineWithin({ ...shorter, handoverDueAt: null })).toBeNull();
  });

  it('is not put off once it is over, or when nobody is asked', () => {
    for (const deadline of deadlines.filter((one) => one !== 'answer')) {
      expect(listPostponable(waiting[deadline], due, policy)).toEqual([]);
      expect(take(waiting[deadline], postponementOf[deadline], 24, due)).toBeUndefined();
    }
    const disputed = aRental({ status: 'terminee', returnStatus: 'disputed' });
    expect(listPostponable(disputed, before, policy)).toEqual([]);
    expect(isPostponable(null, before)).toBe(false);
  });

  it('is never earlier than it was, nor more than three days later', () => {
    const latest = fc.option(fc.integer({ min: -100, max: 200 }));
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 400 }), latest, (hours, end) => {
        const until = end === null ? null : hoursAfter(due, end);
        const after = postponed({ deadline: 'answer', dueAt: due, latest: until }, hours);
        expect(after.getTime()).toBeGreaterThanOrEqual(due.getTime());
        expect(after.getTime()).toBeLessThanOrEqual(hoursAfter(due, 72).getTime());
        if (until && until > due) expect(after.getTime()).toBeLessThanOrEqual(until.getTime());
      }),
    );
  });
});
