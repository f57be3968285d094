import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, startOfDay } from '../../../kernel/day.js';
import {
  type ChangeAction,
  type ChangeFacts,
  type ChangeStatus,
  changeAnswerDeadline,
  changeKinds,
  changeRefusal,
  changeStatuses,
  extensionPaymentDeadline,
  findChangeMove,
  isChangeable,
  isChangeDue,
  isRepeated,
  kindOf,
  mayAct,
  mayAsk,
  quoteChange,
  rentAfter,
} from './rental-change.js';
import { aRental, period, policy, start } from './rental-facts.testing.js';
import { rentalStatuses, returnStatuses } from './rental-status.js';

const now = new Date('2026-12-11T12:00:00Z');

function aChange(given: Partial<ChangeFacts> = {}): ChangeFacts {
  return {
    kind: 'extension',
    status: 'requested',
    askedBy: 'renter',
    oldEnd: period.end,
    newEnd: addDays(period.end, 2),
    dueAt: new Date(now.getTime() + 1),
    acceptedAt: null,
    ...given,
  };
}

/** Where an action takes a change, by who causes it; only those that are allowed. */
function movesOf(change: ChangeFacts): string[] {
  const actions: ChangeAction[] = ['accept', 'refuse', 'withdraw', 'expire', 'pay'];
  return actions.flatMap((action) =>
    (['renter', 'owner', 'system', 'provider'] as const).flatMap((by) => {
      const move = findChangeMove(change, action, by, now);
      return move ? [`${by} ${action}: ${move.to}`] : [];
    }),
  );
}

describe('a change of a rental', () => {
  it('moves as its table says, from every status, by whom it may', () => {
    const acceptedAt = now;
    const table = (change: Partial<ChangeFacts>) =>
      Object.fromEntries(
        changeStatuses.map((status) => [status, movesOf(aChange({ ...change, status }))]),
      );
    const none: Record<ChangeStatus, string[]> = {
      ...{ requested: [], accepted: [], done: [], refused: [], withdrawn: [], expired: [] },
    };
    const open = ['renter withdraw: withdrawn', 'system expire: expired'];
    const asked = ['owner accept: accepted', 'owner refuse: refused', ...open];
    expect(table({})).toEqual({ ...none, requested: asked, accepted: open });
    const paid = ['provider pay: done'];
    expect(table({ acceptedAt })).toEqual({
      ...{ ...none, requested: asked, accepted: [...open, ...paid] },
      ...{ withdrawn: paid, expired: paid },
    });
    expect(table({ kind: 'shortening' })).toEqual({
      ...none,
      requested: ['owner accept: done', 'owner refuse: refused', ...open],
      accepted: open,
    });
    expect(table({ kind: 'shortening', askedBy: 'owner' }).requested).toEqual([
      ...['renter accept: done', 'renter refuse: refused'],
      ...['owner withdraw: withdrawn', 'system expire: expired'],
    ]);
  });

  it('is accepted in time alone, and withdrawn or refused also later', () => {
    expect(movesOf(aChange({ dueAt: now }))).toEqual([
      ...['owner refuse: refused', 'renter withdraw: withdrawn', 'system expire: expired'],
    ]);
  });

  it('is answered by the party that did not ask, and given up by the one that did', () => {
    expect(mayAct(aChange(), 'accept', 'owner')).toBe(true);
    expect(mayAct(aChange(), 'accept', 'renter')).toBe(false);
    expect(mayAct(aChange(), 'withdraw', 'owner')).toBe(false);
  });

  it('is asked for while the rental goes on and nothing is said of its return', () => {
    const changeable = rentalStatuses.flatMap((status) =>
      returnStatuses
        .filter((returnStatus) => isChangeable({ status, handoverStatus: 'done', returnStatus }))
        .map((returnStatus) => `${status} ${returnStatus}`),
    );
    expect(changeable).toEqual(['acceptee none', 'en_cours none']);
  });

  it.each([
    ['extension', 'renter', true],
    ['extension', 'owner', false],
    ['shortening', 'renter', true],
    ['shortening', 'owner', true],
  ] as const)('of the kind %s may be asked for by the %s: %s', (kind, party, may) => {
    expect(mayAsk(kind, party)).toBe(may);
  });

  it('that is a shortening is not accepted late', () => {
    expect(movesOf(aChange({ kind: 'shortening', dueAt: now }))).toEqual([
      ...['owner refuse: refused', 'renter withdraw: withdrawn', 'system expire: expired'],
    ]);
  });

  it.each<[string, Date | null, boolean]>([
    ['a millisecond before its deadline', new Date(now.getTime() + 1), false],
    ['at its deadline', now, true],
    ['without a deadline', null, false],
  ])('is due %s: %s', (_when, dueAt, isDue) => {
    expect(isChangeDue(aChange({ dueAt }), now)).toBe(isDue);
  });

  it.each<[ChangeStatus, ChangeAction[]]>([
    ['requested', []],
    ['accepted', ['accept']],
    // An extension is done once it is paid: its owner accepted it before.
    ['done', ['accept']],
    ['refused', ['refuse']],
    ['withdrawn', ['withdraw']],
    ['expired', ['expire']],
  ])('that is %s was given these answers already: %s', (status, given) => {
    const actions: ChangeAction[] = ['accept', 'refuse', 'withdraw', 'expire', 'pay'];
    const repeated = actions.filter((action) => isRepeated(aChange({ status }), action));
    expect(repeated).toEqual(given);
  });
});

describe('the new end of a rental', () => {
  const today = addDays(start, 1);
  const refusal = (kind: 'extension' | 'shortening', newEnd: string, unit = 'jour' as const) =>
    changeRefusal(unit, period, { kind, newEnd }, today);

  it('is later for an extension, and earlier for a shortening, from today on', () => {
    expect(refusal('extension', period.end)).toBe('end-not-later');
    expect(refusal('extension', addDays(period.end, 1))).toBeNull();
    expect(refusal('shortening', period.end)).toBe('end-not-earlier');
    expect(refusal('shortening', today)).toBeNull();
    expect(refusal('shortening', start)).toBe('end-too-early');
    expect(changeRefusal('jour', period, { kind: 'shortening', newEnd: start }, start)).toBe(
      'end-too-early',
    );
  });

  it('is not a day that has passed, although the rental had begun by then', () => {
    const shortening = { kind: 'shortening', newEnd: '2026-12-11' } as const;
    expect(changeRefusal('jour', period, shortening, '2026-12-11')).toBeNull();
    expect(changeRefusal('jour', period, shortening, '2026-12-12')).toBe('end-too-early');
  });

  it('may be earlier where the rental is longer than any that is asked for now', () => {
    const long = { start, end: addDays(start, 400) };
    const shortening = { kind: 'shortening', newEnd: addDays(start, 380) } as const;
    expect(changeRefusal('jour', long, shortening, start)).toBeNull();
  });

  it.each([
    ['2026-12-12', 'shortening'],
    ['2026-12-13', 'extension'],
    ['2026-12-14', 'extension'],
  ])('on %s, when it was to be on 13 December, is of the kind %s', (newEnd, kind) => {
    expect(kindOf(period, newEnd)).toBe(kind);
  });

  it('leaves whole weeks of what is let by the week, and no more than the longest period', () => {
    const weeks = { start, end: addDays(start, 14) };
    const of = (days: number) =>
      changeRefusal(
        'semaine',
        weeks,
        { kind: 'extension', newEnd: addDays(weeks.end, days) },
        start,
      );
    expect(of(7)).toBeNull();
    expect(of(8)).toBe('whole-weeks');
    expect(refusal('extension', addDays(start, 366))).toBeNull();
    expect(refusal('extension', addDays(start, 367))).toBe('period-too-long');
  });

  it('costs what the days of this rental cost, and there and back leaves the rent as it was', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('jour' as const, 'semaine' as const),
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        (unit, before, after, unitPrice, deliveryFee) => {
          fc.pre(before !== after);
          const days = unit === 'semaine' ? 7 : 1;
          const end = (units: number) => addDays(start, units * days);
          const rent = before * unitPrice + deliveryFee;
          const there = quoteChange(
            unit,
            { period: { start, end: end(before) }, rent, deliveryFee },
            end(after),
          );
          const changed = rentAfter(rent, there);
          expect(changed).toBe(after * unitPrice + deliveryFee);
          const period = { start, end: end(after) };
          const back = quoteChange(unit, { period, rent: changed, deliveryFee }, end(before));
          expect(rentAfter(changed, back)).toBe(rent);
          expect(new Set([there.kind, back.kind])).toEqual(new Set(changeKinds));
        },
      ),
    );
  });
});

describe('a change waits', () => {
  const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);

  it('24 hours for an answer, and not beyond the earlier of both last days', () => {
    const deadline = (newEnd: string, at = now) => changeAnswerDeadline(period, newEnd, at, policy);
    expect(deadline(addDays(period.end, 2))).toEqual(hours(24));
    expect(deadline('2026-12-11')).toEqual(startOfDay('2026-12-12'));
    const lastDay = new Date('2026-12-13T20:00:00Z');
    expect(deadline(addDays(period.end, 2), lastDay)).toEqual(startOfDay('2026-12-14'));
  });

  it('two hours for the payment, and not beyond the last day', () => {
    expect(extensionPaymentDeadline(period, now, policy)).toEqual(hours(2));
    const lastHour = new Date('2026-12-13T22:30:00Z');
    expect(extensionPaymentDeadline(aRental().period, lastHour, policy)).toEqual(
      startOfDay('2026-12-14'),
    );
  });
});
