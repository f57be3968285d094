import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startOfDay } from '../../../kernel/day.js';
import type { Account, Posting } from '../../../kernel/posting.js';
import type { RentalFacts } from './rental-facts.js';
import { aRental, policy, requestedAt, start } from './rental-facts.testing.js';
import {
  changesOf,
  dueEvent,
  findCancellation,
  findTransition,
  possibleEvents,
} from './rental-lifecycle.js';
import {
  abandonedStatuses,
  isOneOf,
  type Party,
  postponements,
  type ReturnStatus,
  type TransitionEvent,
} from './rental-status.js';
import { type Transition, transitions } from './rental-transitions.js';

const hoursBefore = (hours: number) => new Date(startOfDay(start).getTime() - hours * 3_600_000);

function gained(postings: Posting[], { kind, holder }: Account): number {
  const is = (account: Account) => account.kind === kind && account.holder === holder;
  return postings.reduce(
    (sum, { from, to, amount }) => sum + (is(to) ? amount : 0) - (is(from) ? amount : 0),
    0,
  );
}

function postingsOf(rental: RentalFacts, event: TransitionEvent, by: Party, now: Date): Posting[] {
  const transition = findTransition(rental, event, by, now, policy);
  return transition ? postingsBy(transition, rental, now) : [];
}

/** All that a transition of a rental posts; where it names an amount, the least or another one. */
function postingsBy(transition: Transition, rental: RentalFacts, now: Date, amount = 0): Posting[] {
  const after = { ...rental, ...changesOf(transition, rental, { now, amount }, policy) };
  return (transition.posts ?? []).flatMap(({ postings }) => postings(after, now, policy));
}

const accepted = aRental({ status: 'acceptee' });

describe('a request', () => {
  it('is accepted by its owner only, and in time', () => {
    const late = new Date('2026-12-03T00:00:00Z');
    const accept = (by: Party, now: Date) =>
      findTransition(aRental(), 'accept', by, now, policy)?.to.status;
    expect(accept('owner', requestedAt)).toBe('acceptee');
    expect(accept('renter', requestedAt)).toBeUndefined();
    expect(accept('owner', late)).toBeUndefined();
  });

  it('is answered until the millisecond before its deadline, and expires from the deadline on', () => {
    const deadline = new Date('2026-12-02T08:00:00.000Z');
    const before = new Date('2026-12-02T07:59:59.999Z');
    expect(possibleEvents(aRental(), 'owner', before, policy)).toEqual(['accept', 'refuse']);
    expect(possibleEvents(aRental(), 'system', before, policy)).not.toContain('expire');
    expect(possibleEvents(aRental(), 'owner', deadline, policy)).toEqual(['refuse']);
    expect(possibleEvents(aRental(), 'system', deadline, policy)).toContain('expire');
  });

  it('can be refused by the owner, cancelled by the renter', () => {
    expect(possibleEvents(aRental(), 'owner', requestedAt, policy)).toEqual(['accept', 'refuse']);
    expect(possibleEvents(aRental(), 'renter', requestedAt, policy)).toEqual(['cancel-request']);
  });
});

describe('a renter who cancels an accepted rental', () => {
  it('always gets the security deposit back, and the owner keeps the rest of the rent', () => {
    const postings = postingsOf(accepted, 'cancel', 'renter', hoursBefore(30));
    expect(gained(postings, { kind: 'wallet', holder: 'renter' })).toBe(7_500 + 20_000);
    expect(gained(postings, { kind: 'wallet', holder: 'owner' })).toBe(7_501);
    expect(gained(postings, { kind: 'earnings', holder: 'owner' })).toBe(-15_001);
  });

  it('can no longer do so once the rental has begun', () => {
    const begun = startOfDay(start);
    expect(findTransition(accepted, 'cancel', 'renter', begun, policy)).toBeUndefined();
  });
});

describe('a renter whose object is still with the renter before', () => {
  const delayed = { ...accepted, isDelayed: true };

  it('gets everything back by cancelling, whatever the notice', () => {
    const now = hoursBefore(1);
    const postings = postingsOf(delayed, 'cancel-late', 'renter', now);
    expect(gained(postings, { kind: 'wallet', holder: 'renter' })).toBe(35_001);
  });

  it('may do so on the start day, until the object is handed over', () => {
    const noon = hoursBefore(-12);
    const begun = { ...delayed, status: 'en_cours' } as const;
    for (const rental of [delayed, begun])
      expect(findCancellation(rental, 'renter', noon, policy)).toBe('cancel-late');
    const handedOver = { ...begun, handoverStatus: 'done' } as const;
    expect(findCancellation(handedOver, 'renter', noon, policy)).toBeUndefined();
  });

  it('cancels by notice when the object is back', () => {
    expect(
      findTransition(accepted, 'cancel-late', 'renter', hoursBefore(1), policy),
    ).toBeUndefined();
  });
});

describe('staff who cancel an accepted rental', () => {
  const handoverDueAt = hoursBefore(-24);
  const ahead = { ...accepted, handoverDueAt };
  const cancel = (rental: RentalFacts, now: Date) =>
    findTransition(rental, 'cancel-by-staff', 'staff', now, policy);

  it('divide the rent as they say, to the franc, and the deposit goes back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15_001 }), (kept) => {
        const transition = cancel(ahead, hoursBefore(30)) as Transition;
        const postings = postingsBy(transition, ahead, hoursBefore(30), kept);
        expect(gained(postings, { kind: 'wallet', holder: 'owner' })).toBe(kept);
        expect(gained(postings, { kind: 'wallet', holder: 'renter' })).toBe(35_001 - kept);
        expect(gained(postings, { kind: 'earnings', holder: 'owner' })).toBe(-15_001);
      }),
    );
  });

  it('may do so until the object changes hands, or anybody speaks of it', () => {
    const begun = { ...ahead, status: 'en_cours' } as const;
    const delayed = { ...begun, isDelayed: true, handoverDueAt: null };
    for (const rental of [ahead, begun, delayed])
      expect(cancel(rental, hoursBefore(-5))).toBeDefined();
    expect(cancel(begun, handoverDueAt)).toBeUndefined();
    for (const handoverStatus of [
      'done',
      'assumed',
      'not_received',
      'renter_absent',
      'disputed',
    ] as const)
      expect(cancel({ ...begun, handoverStatus }, hoursBefore(-5))).toBeUndefined();
    expect(cancel({ ...begun, returnStatus: 'declared' }, hoursBefore(-5))).toBeUndefined();
    expect(cancel(aRental(), requestedAt)).toBeUndefined();
    expect(cancel({ ...ahead, status: 'annulee' }, hoursBefore(30))).toBeUndefined();
  });
});

describe('an owner who cancels an accepted rental', () => {
  it('gives everything back', () => {
    const postings = postingsOf(accepted, 'cancel-by-owner', 'owner', hoursBefore(1));
    expect(gained(postings, { kind: 'wallet', holder: 'renter' })).toBe(35_001);
  });
});

describe('the return of an object', () => {
  /** The last day of the rental, at eleven in Gabon. */
  const lastDay = new Date('2026-12-13T10:00:00Z');
  const early = new Date('2026-12-11T10:00:00Z');
  const hoursAfter = (instant: Date, hours: number) =>
    new Date(instant.getTime() + hours * 3_600_000);
  const lent = aRental({ status: 'en_cours', handoverStatus: 'done' });

  /** A rental after an event; `amount` in XAF. */
  function take(rental: RentalFacts, event: TransitionEvent, by: Party, now: Date, amount = 0) {
    const transition = findTransition(rental, event, by, now, policy);
    if (!transition) throw new Error(`${event} is not possible`);
    return { ...rental, ...changesOf(transition, rental, { now, amount }, policy) };
  }

  const declared = take(lent, 'declare-return', 'renter', lastDay);
  const contested = take(declared, 'contest-return', 'owner', lastDay, 12_000);
  const countered = take(contested, 'counter-claim', 'renter', lastDay, 5_000);
  const missing = take(lent, 'report-missing', 'owner', lastDay);
  const disputed = take(countered, 'refuse-offer', 'owner', lastDay);
  const givenBack = take(lent, 'declare-return', 'renter', early);
  const confirmed = take(givenBack, 'confirm-return', 'owner', early);
  const settled = take(contested, 'accept-claim', 'renter', lastDay);

  const later = hoursAfter(lastDay, 1);
  it.each([
    ['none', { ...lent }, ['declare-return'], ['confirm', 'contest', 'missing'], []],
    ['declared', declared, [], ['confirm', 'contest', 'missing'], []],
    ['contested', contested, ['accept-claim', 'counter-claim'], ['confirm'], []],
    ['countered', countered, [], ['confirm', 'accept-offer', 'refuse-offer'], []],
    ['disputed', disputed, [], ['confirm'], ['share-deposit']],
    ['missing', missing, ['answer-missing'], ['confirm', 'contest'], ['share-deposit']],
    ['confirmed', confirmed, [], [], []],
    ['settled', settled, [], [], []],
  ] as [ReturnStatus, RentalFacts, string[], string[], string[]][])(
    'that is %s, its last day begun: who may do what',
    (status, rental, renter, owner, staff) => {
      const short: Partial<Record<TransitionEvent, string>> = {
        'confirm-return': 'confirm',
        'contest-return': 'contest',
        'report-missing': 'missing',
      };
      const may = (party: Party) =>
        possibleEvents(rental, party, later, policy)
          .filter((event) => event !== 'photograph-handover' && !isOneOf(postponements, event))
          .map((event) => short[event] ?? event);
      expect(rental.returnStatus).toBe(status);
      expect([may('renter'), may('owner'), may('staff')]).toEqual([renter, owner, staff]);
    },
  );

  it('is declared from the start day on, whether or not the night has passed', () => {
    expect(possibleEvents(accepted, 'renter', early, policy)).toContain('declare-return');
    expect(possibleEvents(accepted, 'renter', hoursBefore(1), policy)).toEqual(['cancel']);
  });

  it('is not taken by an owner alone before the last day: the renter still has the object', () => {
    expect(possibleEvents(lent, 'owner', early, policy)).toEqual(['photograph-handover']);
    expect(possibleEvents(givenBack, 'owner', early, policy)).toEqual([
      'confirm-return',
      'contest-return',
    ]);
  });

  it('that the owner confirms ends the rental on that day', () => {
    expect(confirmed).toMatchObject({ status: 'terminee', returnedOn: '2026-12-11' });
    expect(confirmed).toMatchObject({ returnDueAt: null, securityDepositStatus: 'released' });
  });

  it('that the owner contests ends the rental too: the object is back', () => {
    expect(contested).toMatchObject({ status: 'terminee', returnedOn: '2026-12-13' });
  });

  it('is settled after 48 hours of silence, which count from the last day at the earliest', () => {
    const ahead = take(lent, 'declare-return', 'renter', early);
    expect(ahead.returnDueAt).toEqual(hoursAfter(startOfDay('2026-12-13'), 48));
    expect(declared.returnDueAt).toEqual(hoursAfter(lastDay, 48));
    const due = (hours: number) => dueEvent(declared, hoursAfter(lastDay, hours), policy);
    expect([due(47.9), due(48)]).toEqual([undefined, 'settle-return']);
  });

  it('can no longer be contested, nor said to be missing, once it is due', () => {
    const due = hoursAfter(lastDay, 48);
    expect(possibleEvents(declared, 'owner', due, policy)).toEqual(['confirm-return']);
  });

  it('is said to be missing from the last day on', () => {
    const dayBefore = new Date('2026-12-12T22:59:59Z');
    expect(possibleEvents(lent, 'owner', dayBefore, policy)).not.toContain('report-missing');
    expect(possibleEvents(lent, 'owner', startOfDay('2026-12-13'), policy)).toContain(
      'report-missing',
    );
  });

  it('that nobody declares is settled 14 days after the last day', () => {
    const over = take(lent, 'finish', 'system', startOfDay('2026-12-14'));
    const day = startOfDay('2026-12-27');
    expect(over.returnDueAt).toEqual(day);
    expect(dueEvent(over, hoursAfter(day, -0.1), policy)).toBeUndefined();
    expect(dueEvent(over, day, policy)).toBe('settle-undeclared');
  });

  it('goes to staff when the renter does not answer a claim, at no cost to the renter', () => {
    const due = hoursAfter(lastDay, 48);
    expect(dueEvent(contested, due, policy)).toBe('escalate-claim');
    const handedOn = take(contested, 'escalate-claim', 'system', due);
    expect(handedOn).toMatchObject({ returnStatus: 'disputed', returnDueAt: null });
    expect(handedOn.ownerShare).toBeNull();
  });

  it('ends with what the renter offers when the owner does not answer', () => {
    const due = hoursAfter(lastDay, 48);
    expect(dueEvent(countered, due, policy)).toBe('settle-offer');
    expect(take(countered, 'settle-offer', 'system', due).ownerShare).toBe(5_000);
  });

  it('has claims up to the deposit, offers below the claim, and shares up to the deposit', () => {
    const range = (event: TransitionEvent, rental: RentalFacts) =>
      transitions.find((one) => one.event === event)?.amount?.(rental, lastDay);
    expect(range('contest-return', declared)).toEqual({ least: 1, most: 20_000 });
    expect(range('counter-claim', contested)).toEqual({ least: 0, most: 11_999 });
    expect(range('share-deposit', disputed)).toEqual({ least: 0, most: 20_000 });
  });

  it('cannot be contested where there is no deposit', () => {
    const bare = { ...givenBack, securityDeposit: 0 };
    expect(possibleEvents(bare, 'owner', early, policy)).toEqual(['confirm-return']);
  });

  it('never gives the renter and the owner together more or less than the deposit', () => {
    const sharing: [TransitionEvent, Party, Partial<RentalFacts>][] = [
      ['accept-claim', 'renter', { returnStatus: 'contested' }],
      ['accept-offer', 'owner', { returnStatus: 'countered' }],
      ['settle-offer', 'system', { returnStatus: 'countered', returnDueAt: lastDay }],
      ['share-deposit', 'staff', { returnStatus: 'missing' }],
    ];
    const deposit = fc.integer({ min: 1, max: 5_000_000 });
    fc.assert(
      fc.property(deposit, fc.nat(), fc.nat(), (securityDeposit, one, other) => {
        const claimedAmount = 1 + (one % securityDeposit);
        const offeredAmount = other % claimedAmount;
        const amount = other % (securityDeposit + 1);
        const wanted = [claimedAmount, offeredAmount, offeredAmount, amount];
        for (const [index, [event, by, given]] of sharing.entries()) {
          const facts = { claimedAmount, offeredAmount, securityDeposit, ...given };
          const rental = aRental({ status: 'terminee', ...facts });
          const transition = findTransition(rental, event, by, lastDay, policy);
          const postings = transition ? postingsBy(transition, rental, lastDay, amount) : [];
          const owners = gained(postings, { kind: 'wallet', holder: 'owner' });
          const renters = gained(postings, { kind: 'wallet', holder: 'renter' });
          expect([event, owners]).toEqual([event, wanted[index]]);
          expect(owners + renters).toBe(securityDeposit);
        }
      }),
    );
  });
});

describe('every transition', () => {
  const amounts = fc.integer({ min: 0, max: 5_000_000 });
  const abandoning = transitions.filter(
    ({ to }) => to.status && isOneOf(abandonedStatuses, to.status),
  );

  it('that ends a rental before it began leaves nothing behind', () => {
    fc.assert(
      fc.property(
        amounts,
        amounts,
        fc.integer({ min: 0, max: 200 }),
        (rent, securityDeposit, hours) => {
          for (const transition of abandoning) {
            const { from } = transition;
            const status = 'status' in from ? from.status[0] : 'en_cours';
            const rental = aRental({ ...(status && { status }), rent, securityDeposit });
            const amount = transition.amount ? hours % (rent + 1) : 0;
            const postings = postingsBy(transition, rental, hoursBefore(hours), amount);
            const held = status === 'en_attente' ? 'escrow' : 'earnings';
            const holder = held === 'earnings' ? 'owner' : 'rental';
            expect(gained(postings, { kind: held, holder }) + rent).toBe(0);
            const deposited = gained(postings, { kind: 'security_deposit', holder: 'rental' });
            expect(deposited + securityDeposit).toBe(0);
            const kept = gained(postings, { kind: 'wallet', holder: 'owner' });
            const refunded = gained(postings, { kind: 'wallet', holder: 'renter' });
            expect(kept + refunded).toBe(rent + securityDeposit);
          }
        },
      ),
    );
  });

  it('that returns the security deposit says so, and no other', () => {
    for (const transition of transitions) {
      const { event, to } = transition;
      const postings = postingsBy(transition, aRental(), requestedAt);
      const returned = gained(postings, { kind: 'security_deposit', holder: 'rental' }) < 0;
      expect([event, to.securityDepositStatus !== undefined]).toEqual([event, returned]);
    }
  });

  it('has an event of its own for each party', () => {
    const causes = transitions.map(({ event, by }) => `${event} by ${by}`);
    expect(new Set(causes).size).toBe(transitions.length);
  });
});
