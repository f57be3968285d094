import { describe, expect, it } from 'vitest';
import type { RentalFacts } from './rental-facts.js';
import { handoverStatuses, type Party, type TransitionEvent } from './rental-status.js';
import { amounts, causes, hoursIn, outcome } from './rental-transitions.testing.js';

type Given = Partial<RentalFacts>;

/** A rental from 10 to 13 December on its start day: a handover may be objected to for 24 hours. */
const begun: Given = { status: 'en_cours', handoverDueAt: hoursIn(24) };
const notReceived: Given = { ...begun, handoverStatus: 'not_received' };
const absent: Given = { ...begun, handoverStatus: 'renter_absent' };
const disputed: Given = { ...begun, handoverStatus: 'disputed', handoverDueAt: null };
const delayed: Given = { ...begun, isDelayed: true, handoverDueAt: null };

describe('an event of a handover', () => {
  it.each<[TransitionEvent, string, Given, number, Party[]]>([
    ['hand-over', 'on the start day', begun, 0, ['owner']],
    ['hand-over', 'on the last day', begun, 95.99, ['owner']],
    ['hand-over', 'before the start day', { ...begun, status: 'acceptee' }, -0.01, []],
    ['hand-over', 'after the last day', begun, 96, []],
    ['hand-over', 'once its return is declared', { ...begun, returnStatus: 'declared' }, 5, []],
    ['hand-over', 'of a cancelled rental', { ...begun, status: 'annulee' }, 5, []],
    ['assume-handover', 'after 24 hours', begun, 24, ['system']],
    ['assume-handover', 'before', begun, 23.99, []],
    ['assume-handover', 'after the last day', begun, 100, ['system']],
    ['assume-handover', 'without a deadline', { ...begun, handoverDueAt: null }, 24, []],
    ['assume-handover', 'of a cancelled rental', { ...begun, status: 'annulee' }, 24, []],
    [
      'assume-handover',
      'with a deadline before the start day',
      { status: 'acceptee', handoverDueAt: hoursIn(-2) },
      -1,
      [],
    ],
    ['photograph-handover', 'on the start day', begun, 0, ['renter', 'owner']],
    ['photograph-handover', 'before', { ...begun, status: 'acceptee' }, -0.01, []],
    ['photograph-handover', 'after the last day', begun, 96, []],
    [
      'photograph-handover',
      'once its return is declared',
      { ...begun, returnStatus: 'declared' },
      5,
      [],
    ],
    ['report-not-received', 'within 24 hours', begun, 23.99, ['renter']],
    ['report-not-received', 'after 24 hours', begun, 24, []],
    ['report-not-received', 'before the start day', { ...begun, status: 'acceptee' }, -1, []],
    ['report-not-received', 'of a delayed object', delayed, 50, ['renter']],
    ['presume-not-received', 'after the last day', delayed, 96, ['system']],
    ['presume-not-received', 'on the last day', delayed, 95.99, []],
    ['presume-not-received', 'of an object that came', { ...delayed, isDelayed: false }, 96, []],
    [
      'presume-not-received',
      'once its return is declared',
      { ...delayed, returnStatus: 'declared' },
      96,
      [],
    ],
    ['admit-not-received', 'in time', notReceived, 5, ['owner']],
    ['admit-not-received', 'after the deadline', notReceived, 24, ['owner']],
    ['deny-not-received', 'in time', notReceived, 23.99, ['owner']],
    ['deny-not-received', 'after the deadline', notReceived, 24, []],
    ['settle-not-received', 'in time', notReceived, 23.99, []],
    ['settle-not-received', 'after the deadline', notReceived, 24, ['system']],
    ['report-absent', 'within 24 hours', begun, 23.99, ['owner']],
    ['report-absent', 'after 24 hours', begun, 24, []],
    ['report-absent', 'before the start day', { ...begun, status: 'acceptee' }, -1, []],
    ['report-absent', 'of a delayed object', delayed, 5, []],
    ['admit-absence', 'in time', absent, 5, ['renter']],
    ['admit-absence', 'after the deadline', absent, 24, ['renter']],
    ['deny-absence', 'in time', absent, 23.99, ['renter']],
    ['deny-absence', 'after the deadline', absent, 24, []],
    ['escalate-absence', 'in time', absent, 23.99, []],
    ['escalate-absence', 'after the deadline', absent, 24, ['system']],
    ['confirm-handover', 'at any time', disputed, 500, ['staff']],
    ['cancel-handover', 'at any time', disputed, 500, ['staff']],
    ['postpone-handover', 'in time', begun, 23.99, ['staff']],
    ['postpone-handover', 'after the deadline', begun, 24, []],
    ['postpone-handover', 'without a deadline', delayed, 5, []],
  ])('%s, %s', (event, _when, given, hours, parties) => {
    expect(causes(given, event, hoursIn(hours))).toEqual(parties);
  });

  it.each<[TransitionEvent, Given, number, string[]]>([
    ['hand-over', begun, 5, ['none', 'not_received', 'renter_absent', 'disputed']],
    ['assume-handover', begun, 24, ['none']],
    ['photograph-handover', begun, 5, ['none', 'done', 'assumed']],
    ['report-not-received', begun, 5, ['none']],
    ['presume-not-received', delayed, 96, ['none']],
    ['admit-not-received', begun, 5, ['not_received']],
    ['deny-not-received', begun, 5, ['not_received']],
    ['settle-not-received', begun, 24, ['not_received']],
    ['report-absent', begun, 5, ['none']],
    ['admit-absence', begun, 5, ['renter_absent']],
    ['deny-absence', begun, 5, ['renter_absent']],
    ['escalate-absence', begun, 24, ['renter_absent']],
    ['confirm-handover', begun, 5, ['disputed']],
    ['cancel-handover', begun, 5, ['disputed']],
    ['postpone-handover', begun, 5, ['none', 'not_received', 'renter_absent']],
    ['delay', begun, 5, ['none']],
    ['cancel-late', delayed, 5, ['none']],
    ['cancel-by-staff', begun, 5, ['none']],
  ])('%s happens in no handover status but its own', (event, given, hours, statuses) => {
    const possible = handoverStatuses.filter(
      (handoverStatus) => causes({ ...given, handoverStatus }, event, hoursIn(hours)).length > 0,
    );
    expect(possible).toEqual(statuses);
  });
});

describe('a handover that took place', () => {
  it.each<[TransitionEvent, Given, number, string]>([
    ['hand-over', begun, 5, 'done'],
    ['hand-over', disputed, 5, 'done'],
    ['assume-handover', begun, 24, 'assumed'],
    ['confirm-handover', disputed, 500, 'done'],
  ])('by %s lets the owner withdraw the rent', (event, given, hours, handoverStatus) => {
    expect(outcome(given, event, hoursIn(hours))).toEqual({
      changes: { handoverStatus },
      money: ['earnings_released: 15001 from earnings to wallet of owner'],
    });
  });
});

describe('a handover that did not take place', () => {
  it.each<[TransitionEvent, Given, number, number, number, number]>([
    ['admit-not-received', notReceived, 5, 0, 0, 15_001],
    ['settle-not-received', notReceived, 24, 0, 0, 15_001],
    ['admit-absence', absent, 5, 0, 15_001, 0],
    ['admit-absence', { ...absent, deliveryFee: 4_000 }, 5, 0, 11_001, 4_000],
    ['cancel-handover', disputed, 5, 4_000, 4_000, 11_001],
  ])(
    'by %s ends the rental: the owner keeps a part of the rent, the deposit goes back',
    (event, given, hours, named, kept, refunded) => {
      expect(outcome(given, event, hoursIn(hours), named)).toEqual({
        changes: {
          status: 'annulee',
          handoverStatus: 'failed',
          securityDepositStatus: 'released',
          keptRent: kept,
        },
        money: [
          `rental_cancelled: ${refunded} from earnings to wallet of renter`,
          `rental_cancelled: ${kept} from earnings to wallet of owner`,
          'rental_cancelled: 20000 from security_deposit to wallet of renter',
        ],
      });
    },
  );

  it('leaves the owner what staff say, from nothing to the whole rent', () => {
    const range = amounts(disputed, 'cancel-handover', hoursIn(5));
    expect(range).toEqual({ least: 0, most: 15_001 });
  });
});

describe('what is said of a handover moves no money', () => {
  it.each<[TransitionEvent, Given, number, object]>([
    ['report-not-received', begun, 5, { handoverStatus: 'not_received' }],
    ['presume-not-received', delayed, 96, { handoverStatus: 'not_received' }],
    ['deny-not-received', notReceived, 5, { handoverStatus: 'disputed' }],
    ['report-absent', begun, 5, { handoverStatus: 'renter_absent' }],
    ['deny-absence', absent, 5, { handoverStatus: 'disputed' }],
    ['escalate-absence', absent, 24, { handoverStatus: 'disputed' }],
    ['photograph-handover', begun, 5, {}],
  ])('%s', (event, given, hours, changes) => {
    expect(outcome(given, event, hoursIn(hours))).toEqual({ changes, money: [] });
  });
});
