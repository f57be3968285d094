import { describe, expect, it } from 'vitest';
import { startOfDay } from '../../../kernel/day.js';
import { isLate } from './rental-conditions.js';
import type { RentalFacts } from './rental-facts.js';
import { aRental, policy, requestedAt, start } from './rental-facts.testing.js';
import { changesOf, dueEvent, findTransition, possibleEvents } from './rental-lifecycle.js';
import type { HandoverStatus, Party, TransitionEvent } from './rental-status.js';

const hour = 3_600_000;
const begun = startOfDay(start);
const hoursIn = (hours: number) => new Date(begun.getTime() + hours * hour);
const morning = hoursIn(10);

/** A rental after an event; `amount` in XAF. */
function take(rental: RentalFacts, event: TransitionEvent, by: Party, now: Date, amount = 0) {
  const transition = findTransition(rental, event, by, now, policy);
  if (!transition) throw new Error(`${event} is not possible`);
  return { ...rental, ...changesOf(transition, rental, { now, amount }, policy) };
}

const accepted = take(aRental(), 'accept', 'owner', requestedAt);
const lent = take(accepted, 'start', 'system', begun);
const done = take(lent, 'hand-over', 'owner', morning);
const assumed = take(lent, 'assume-handover', 'system', hoursIn(24));
const notReceived = take(lent, 'report-not-received', 'renter', morning);
const absent = take(lent, 'report-absent', 'owner', morning);
const disputed = take(notReceived, 'deny-not-received', 'owner', morning);
const failed = take(notReceived, 'admit-not-received', 'owner', morning);

describe('a handover', () => {
  it.each([
    [
      'none',
      lent,
      ['report-not-received', 'declare-return'],
      ['hand-over', 'report-absent'],
      ['cancel-by-staff', 'postpone-handover'],
    ],
    ['done', done, ['declare-return'], [], []],
    ['assumed', assumed, ['declare-return'], [], []],
    [
      'not_received',
      notReceived,
      [],
      ['hand-over', 'admit-not-received', 'deny-not-received'],
      ['postpone-handover'],
    ],
    [
      'renter_absent',
      absent,
      ['admit-absence', 'deny-absence'],
      ['hand-over'],
      ['postpone-handover'],
    ],
    ['disputed', disputed, [], ['hand-over'], ['confirm-handover', 'cancel-handover']],
    ['failed', failed, [], [], []],
  ] as [HandoverStatus, RentalFacts, string[], string[], string[]][])(
    'that is %s, on the start day: who may do what',
    (status, rental, renter, owner, staff) => {
      const may = (party: Party) =>
        possibleEvents(rental, party, hoursIn(11), policy).filter(
          (event) => event !== 'photograph-handover',
        );
      expect(rental.handoverStatus).toBe(status);
      expect([may('renter'), may('owner'), may('staff')]).toEqual([renter, owner, staff]);
    },
  );

  it('is not possible before the start day', () => {
    expect(possibleEvents(accepted, 'owner', hoursIn(-1), policy)).toEqual(['cancel-by-owner']);
    expect(possibleEvents(accepted, 'renter', hoursIn(-1), policy)).toEqual(['cancel']);
  });

  it('is taken as done 24 hours after the start day has begun', () => {
    expect(accepted.handoverDueAt).toEqual(hoursIn(24));
    expect(dueEvent(lent, hoursIn(23.9), policy)).toBeUndefined();
    expect(dueEvent(lent, hoursIn(24), policy)).toBe('assume-handover');
    expect(assumed.handoverDueAt).toBeNull();
  });

  it('of a rental accepted on its start day is taken as done 24 hours after that', () => {
    const request = aRental({ requestedAt: hoursIn(9) });
    expect(take(request, 'accept', 'owner', hoursIn(15)).handoverDueAt).toEqual(hoursIn(39));
  });

  it('can be objected to until then, and by one party alone', () => {
    for (const [event, by] of [
      ['report-not-received', 'renter'],
      ['report-absent', 'owner'],
    ] as const) {
      expect(possibleEvents(lent, by, hoursIn(23.9), policy)).toContain(event);
      expect(possibleEvents(lent, by, hoursIn(24), policy)).not.toContain(event);
      expect(possibleEvents(notReceived, by, morning, policy)).not.toContain(event);
    }
  });

  it('that the owner does not speak of for 24 hours gives the renter everything back', () => {
    expect(notReceived.handoverDueAt).toEqual(hoursIn(34));
    expect(dueEvent(notReceived, hoursIn(34), policy)).toBe('settle-not-received');
    const ended = take(notReceived, 'settle-not-received', 'system', hoursIn(34));
    expect(ended).toMatchObject({ status: 'annulee', handoverStatus: 'failed', keptRent: 0 });
  });

  it('that the renter does not speak of for 24 hours goes to staff', () => {
    expect(dueEvent(absent, hoursIn(34), policy)).toBe('escalate-absence');
    const escalated = take(absent, 'escalate-absence', 'system', hoursIn(34));
    expect(escalated).toMatchObject({ handoverStatus: 'disputed', handoverDueAt: null });
  });

  it('to which the renter did not come leaves the rent to the owner', () => {
    const ended = take(absent, 'admit-absence', 'renter', morning);
    expect(ended).toMatchObject({ status: 'annulee', keptRent: ended.rent });
  });

  it('is decided by staff: the rental goes on, or ends with a part of the rent', () => {
    const goesOn = take(disputed, 'confirm-handover', 'staff', morning);
    expect(goesOn).toMatchObject({ status: 'en_cours', handoverStatus: 'done', keptRent: null });
    const ended = take(disputed, 'cancel-handover', 'staff', morning, 4_000);
    expect(ended).toMatchObject({ status: 'annulee', keptRent: 4_000 });
  });

  it('keeps its answer’s time when the rental ends meanwhile, and holds the return', () => {
    const over = take(notReceived, 'finish', 'system', hoursIn(100));
    expect(over).toMatchObject({ handoverDueAt: hoursIn(34), returnDueAt: null });
    expect(possibleEvents(over, 'renter', hoursIn(100), policy)).toEqual([]);
    const settled = take(
      take(over, 'deny-not-received', 'owner', hoursIn(20)),
      'confirm-handover',
      'staff',
      hoursIn(101),
    );
    expect(settled.returnDueAt).toEqual(startOfDay('2026-12-27'));
  });

  it('that nobody has spoken of is not turned into an object that is missing, nor back', () => {
    const period = { start, end: '2026-12-11' };
    const late = take(aRental({ requestedAt: hoursIn(9), period }), 'accept', 'owner', hoursIn(20));
    const begun = take(late, 'start', 'system', hoursIn(20));
    const lastDay = hoursIn(25);
    expect(possibleEvents(begun, 'owner', lastDay, policy)).not.toContain('report-missing');
    expect(possibleEvents(begun, 'owner', lastDay, policy)).not.toContain('contest-return');
    expect(possibleEvents(begun, 'renter', lastDay, policy)).toContain('report-not-received');
    expect(possibleEvents(begun, 'owner', hoursIn(44), policy)).toContain('report-missing');
  });

  it('that staff confirm long after the end leaves the parties time to speak of the return', () => {
    const over = take(disputed, 'finish', 'system', hoursIn(100));
    const decided = take(over, 'confirm-handover', 'staff', hoursIn(24 * 30));
    expect(decided.returnDueAt).toEqual(hoursIn(24 * 30 + 48));
  });

  it('for which the object is late cannot have been missed by the renter', () => {
    const delayed = { ...lent, isDelayed: true };
    expect(possibleEvents(delayed, 'owner', morning, policy)).not.toContain('report-absent');
  });

  it('waits for an object that is late, until its renter cancels or the owner enters the code', () => {
    const delayed = take(lent, 'delay', 'system', morning);
    expect(delayed).toMatchObject({ isDelayed: true, handoverDueAt: null });
    expect(dueEvent(delayed, hoursIn(71), policy)).toBeUndefined();
    expect(possibleEvents(delayed, 'renter', hoursIn(71), policy)).toEqual([
      'cancel-late',
      'photograph-handover',
      'report-not-received',
      'declare-return',
    ]);
    const handedOver = take(delayed, 'hand-over', 'owner', hoursIn(71));
    expect(possibleEvents(handedOver, 'renter', hoursIn(71), policy)).not.toContain('cancel-late');
  });

  it('is taken as done 24 hours after its object is back', () => {
    const delayed = take(lent, 'delay', 'system', morning);
    const back = take(delayed, 'end-delay', 'system', hoursIn(50));
    expect(back.handoverDueAt).toEqual(hoursIn(74));
    const early = take(accepted, 'delay', 'system', hoursIn(-30));
    expect(take(early, 'end-delay', 'system', hoursIn(-20)).handoverDueAt).toEqual(hoursIn(24));
  });

  it('stays delayed when its object is back too late to object, and then the owner is asked', () => {
    const delayed = take(lent, 'delay', 'system', morning);
    expect(possibleEvents(delayed, 'system', hoursIn(72), policy)).toContain('end-delay');
    expect(possibleEvents(delayed, 'system', hoursIn(73), policy)).not.toContain('end-delay');
    const over = take(delayed, 'finish', 'system', hoursIn(96));
    expect(dueEvent(over, hoursIn(96), policy)).toBe('presume-not-received');
  });

  it('of which the renter declares the return waits for the object no more', () => {
    const delayed = take(lent, 'delay', 'system', morning);
    const declared = take(delayed, 'declare-return', 'renter', hoursIn(30));
    expect(declared.handoverDueAt).toEqual(hoursIn(54));
  });

  it('for which the object never came is answered by the owner once the rental is over', () => {
    const delayed = take(lent, 'delay', 'system', morning);
    const over = take(delayed, 'finish', 'system', hoursIn(96));
    expect(isLate(over, hoursIn(96))).toBe(false);
    expect(dueEvent(delayed, hoursIn(95.9), policy)).toBeUndefined();
    expect(dueEvent(over, hoursIn(96), policy)).toBe('presume-not-received');
    const asked = take(over, 'presume-not-received', 'system', hoursIn(96));
    expect(possibleEvents(asked, 'owner', hoursIn(97), policy)).toEqual([
      'admit-not-received',
      'deny-not-received',
    ]);
    const ended = take(asked, 'settle-not-received', 'system', hoursIn(120));
    expect(ended).toMatchObject({ status: 'annulee', handoverStatus: 'failed', keptRent: 0 });
  });

  it('that is done is not delayed by an object that is late', () => {
    for (const rental of [done, assumed, notReceived])
      expect(possibleEvents(rental, 'system', morning, policy)).not.toContain('delay');
  });

  it('that is taken as done leaves the time to answer a claim as it is', () => {
    const declared = take(lent, 'declare-return', 'renter', morning);
    const contested = take(declared, 'contest-return', 'owner', morning, 1_000);
    const later = take(contested, 'assume-handover', 'system', hoursIn(24));
    expect(later.returnDueAt).toEqual(contested.returnDueAt);
  });
});
