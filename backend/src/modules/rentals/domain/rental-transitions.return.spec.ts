import { describe, expect, it } from 'vitest';
import type { RentalFacts } from './rental-facts.js';
import { type Party, returnStatuses, type TransitionEvent } from './rental-status.js';
import { refundingEvents, transitions } from './rental-transitions.js';
import { amounts, causes, hoursIn, outcome } from './rental-transitions.testing.js';

type Given = Partial<RentalFacts>;

/** A rental from 10 to 13 December; what is asked of its return is due at noon on 16 December. */
const dueAt = 156;
const lent: Given = { status: 'en_cours', handoverStatus: 'done' };
const over: Given = { ...lent, status: 'terminee', returnDueAt: hoursIn(dueAt) };
const declared: Given = { ...over, returnStatus: 'declared', returnDeclaredAt: hoursIn(80) };
const declaredLate: Given = { ...declared, returnDeclaredAt: hoursIn(100) };
const contested: Given = { ...over, returnStatus: 'contested', claimedAmount: 12_000 };
const countered: Given = { ...contested, returnStatus: 'countered', offeredAmount: 5_000 };
const disputed: Given = { ...countered, returnStatus: 'disputed', returnDueAt: null };
const missing: Given = { ...over, returnStatus: 'missing', returnDueAt: null };

describe('an event of a return', () => {
  it.each<[TransitionEvent, string, Given, number, Party[]]>([
    ['declare-return', 'on the start day', lent, 0, ['renter']],
    ['declare-return', 'before the start day', { ...lent, status: 'acceptee' }, -0.01, []],
    ['declare-return', 'after the end', over, 100, ['renter']],
    ['declare-return', 'of a cancelled rental', { ...lent, status: 'annulee' }, 5, []],
    ['declare-return', 'of a contested handover', { ...lent, handoverStatus: 'disputed' }, 5, []],
    ['confirm-return', 'on the last day', lent, 72, ['owner']],
    ['confirm-return', 'before the last day', lent, 71.99, []],
    [
      'confirm-return',
      'before it, but declared',
      { ...lent, returnStatus: 'declared', returnDeclaredAt: hoursIn(5) },
      6,
      ['owner'],
    ],
    [
      'confirm-return',
      'before anybody spoke of the handover',
      { ...lent, handoverStatus: 'none', handoverDueAt: hoursIn(90) },
      72,
      [],
    ],
    [
      'confirm-return',
      'of a handover that is to be assumed',
      { ...lent, handoverStatus: 'none', handoverDueAt: hoursIn(72) },
      72,
      ['owner'],
    ],
    [
      'confirm-return',
      'of a contested handover',
      { ...lent, handoverStatus: 'disputed', returnDeclaredAt: hoursIn(5) },
      72,
      [],
    ],
    ['confirm-return', 'after the deadline', declared, dueAt, ['owner']],
    ['settle-return', 'in time', declared, dueAt - 0.01, []],
    ['settle-return', 'after the deadline', declared, dueAt, ['system']],
    ['settle-undeclared', 'in time', over, dueAt - 0.01, []],
    ['settle-undeclared', 'after the deadline', over, dueAt, ['system']],
    ['settle-undeclared', 'without a deadline', lent, dueAt, []],
    ['remind-return', 'at nine two days after the last one', over, 129, ['system']],
    ['remind-return', 'earlier', over, 128.99, []],
    ['remind-return', 'a week after the last day', over, 249, []],
    ['remind-return-again', 'a week after the last day', over, 249, ['system']],
    ['remind-return-again', 'earlier', over, 248.99, []],
    ['run-late', 'after the last day', over, 96, ['system']],
    ['run-late', 'on the last day', lent, 95.99, []],
    ['run-late', 'of a cancelled rental', { ...over, status: 'annulee' }, 96, []],
    ['run-late', 'of a contested handover', { ...over, handoverStatus: 'disputed' }, 96, []],
    [
      'run-late',
      'of an object that never came',
      { ...over, handoverStatus: 'none', isDelayed: true },
      96,
      [],
    ],
    ['run-late', 'of an object that came late', { ...over, isDelayed: true }, 96, ['system']],
    ['contest-return', 'on the last day', lent, 72, ['owner']],
    ['contest-return', 'before the last day', lent, 71.99, []],
    [
      'contest-return',
      'before it, but declared',
      { ...lent, returnStatus: 'declared', returnDeclaredAt: hoursIn(5) },
      6,
      ['owner'],
    ],
    ['contest-return', 'in time', declared, dueAt - 0.01, ['owner']],
    ['contest-return', 'after the deadline', declared, dueAt, []],
    ['contest-return', 'without a deposit', { ...declared, securityDeposit: 0 }, 100, []],
    [
      'contest-return',
      'of a contested handover',
      { ...declared, handoverStatus: 'not_received' },
      100,
      [],
    ],
    ['claim-late-fee', 'after the last day', over, 96, ['owner']],
    ['claim-late-fee', 'on the last day', lent, 95.99, []],
    ['claim-late-fee', 'declared after the last day', declaredLate, 120, ['owner']],
    ['claim-late-fee', 'declared in time', declared, 120, []],
    ['claim-late-fee', 'after the deadline', declaredLate, dueAt, []],
    ['claim-late-fee', 'without a deposit', { ...over, securityDeposit: 0 }, 96, []],
    [
      'claim-late-fee',
      'of a contested handover',
      { ...over, handoverStatus: 'not_received' },
      96,
      [],
    ],
    ['claim-late-fee', 'of a cancelled rental', { ...over, status: 'annulee' }, 96, []],
    ['report-missing', 'on the last day', lent, 72, ['owner']],
    ['report-missing', 'before the last day', lent, 71.99, []],
    [
      'report-missing',
      'before it, although declared',
      { ...lent, returnStatus: 'declared', returnDeclaredAt: hoursIn(5) },
      6,
      [],
    ],
    ['report-missing', 'in time', declared, dueAt - 0.01, ['owner']],
    ['report-missing', 'after the deadline', declared, dueAt, []],
    ['report-missing', 'of a contested handover', { ...over, handoverStatus: 'disputed' }, 100, []],
    [
      'report-missing',
      'before anybody spoke of the handover',
      { ...lent, handoverStatus: 'none', handoverDueAt: hoursIn(90) },
      72,
      [],
    ],
    ['answer-missing', 'at any time', missing, 500, ['renter']],
    ['accept-claim', 'in time', contested, 100, ['renter']],
    ['accept-claim', 'after the deadline', contested, dueAt, ['renter']],
    ['counter-claim', 'in time', contested, dueAt - 0.01, ['renter']],
    ['counter-claim', 'after the deadline', contested, dueAt, []],
    ['escalate-claim', 'in time', contested, dueAt - 0.01, []],
    ['escalate-claim', 'after the deadline', contested, dueAt, ['system']],
    ['accept-offer', 'in time', countered, 100, ['owner']],
    ['accept-offer', 'after the deadline', countered, dueAt, ['owner']],
    ['refuse-offer', 'in time', countered, dueAt - 0.01, ['owner']],
    ['refuse-offer', 'after the deadline', countered, dueAt, []],
    ['settle-offer', 'in time', countered, dueAt - 0.01, []],
    ['settle-offer', 'after the deadline', countered, dueAt, ['system']],
    ['share-deposit', 'at any time', disputed, 500, ['staff']],
    ['postpone-return', 'in time', declared, dueAt - 0.01, ['staff']],
    ['postpone-return', 'after the deadline', declared, dueAt, []],
    ['postpone-return', 'without a deadline', lent, 5, []],
  ])('%s, %s', (event, _when, given, hours, parties) => {
    expect(causes(given, event, hoursIn(hours))).toEqual(parties);
  });

  it.each<[TransitionEvent, number, string[]]>([
    ['declare-return', 100, ['none']],
    ['confirm-return', 100, ['none', 'declared', 'contested', 'countered', 'disputed', 'missing']],
    ['settle-return', dueAt, ['declared']],
    ['settle-undeclared', dueAt, ['none']],
    ['remind-return', 129, ['none']],
    ['remind-return-again', 249, ['none']],
    ['run-late', 100, ['none', 'missing']],
    ['contest-return', 100, ['none', 'declared', 'missing']],
    ['claim-late-fee', 100, ['none', 'declared', 'missing']],
    ['report-missing', 100, ['none', 'declared']],
    ['answer-missing', 100, ['missing']],
    ['accept-claim', 100, ['contested']],
    ['counter-claim', 100, ['contested']],
    ['escalate-claim', dueAt, ['contested']],
    ['accept-offer', 100, ['countered']],
    ['refuse-offer', 100, ['countered']],
    ['settle-offer', dueAt, ['countered']],
    ['share-deposit', 100, ['disputed', 'missing']],
    ['postpone-return', 100, ['none', 'declared', 'contested', 'countered']],
  ])('%s happens in no return status but its own', (event, hours, statuses) => {
    const possible = returnStatuses.filter(
      (returnStatus) => causes({ ...over, returnStatus }, event, hoursIn(hours)).length > 0,
    );
    expect(possible).toEqual(statuses);
  });
});

describe('an object that is back', () => {
  const wholeDeposit = [
    'security_deposit_returned: 20000 from security_deposit to wallet of renter',
  ];

  it('as the owner says ends the rental, and the deposit goes back', () => {
    expect(
      outcome({ ...lent, returnDeclaredAt: hoursIn(5) }, 'confirm-return', hoursIn(30)),
    ).toEqual({
      changes: {
        status: 'terminee',
        returnStatus: 'confirmed',
        securityDepositStatus: 'released',
        returnedOn: '2026-12-11',
      },
      money: wholeDeposit,
    });
  });

  it.each<[TransitionEvent, Given]>([
    ['confirm-return', { ...contested, returnedOn: '2026-12-12' }],
    ['contest-return', { ...declared, returnedOn: '2026-12-12' }],
    ['claim-late-fee', { ...over, returnedOn: '2026-12-12' }],
  ])('stays back on the day that was said first: %s', (event, given) => {
    expect(outcome(given, event, hoursIn(100)).changes).toMatchObject({ returnedOn: '2026-12-12' });
  });

  it.each<[TransitionEvent, Given]>([
    ['settle-return', declared],
    ['settle-undeclared', over],
  ])('as nobody denies gives the deposit back: %s', (event, given) => {
    expect(outcome(given, event, hoursIn(dueAt))).toEqual({
      changes: { returnStatus: 'confirmed', securityDepositStatus: 'released' },
      money: wholeDeposit,
    });
  });
});

describe('the deposit is shared', () => {
  it.each<[TransitionEvent, string, Given, number, number, number, number]>([
    ['accept-claim', 'as claimed', contested, 100, 0, 12_000, 8_000],
    ['accept-offer', 'as offered', countered, 100, 0, 5_000, 15_000],
    ['settle-offer', 'as offered', countered, dueAt, 0, 5_000, 15_000],
    ['share-deposit', 'as staff say', disputed, 100, 7_000, 7_000, 13_000],
  ])('by %s, %s', (event, _how, given, hours, named, owner, renter) => {
    expect(outcome(given, event, hoursIn(hours), named)).toEqual({
      changes: { returnStatus: 'settled', securityDepositStatus: 'shared', ownerShare: owner },
      money: [
        `security_deposit_returned: ${renter} from security_deposit to wallet of renter`,
        `security_deposit_claimed: ${owner} from security_deposit to wallet of owner`,
      ],
    });
  });
});

describe('what is said of a return moves no money', () => {
  it.each<[TransitionEvent, Given, number, number, object]>([
    ['declare-return', lent, 5, 0, { returnStatus: 'declared', returnDeclaredAt: hoursIn(5) }],
    ['remind-return', over, 129, 0, {}],
    ['remind-return-again', over, 249, 0, {}],
    ['run-late', over, 100, 0, {}],
    [
      'contest-return',
      lent,
      80,
      3_000,
      {
        status: 'terminee',
        returnStatus: 'contested',
        returnedOn: '2026-12-13',
        claimedAmount: 3_000,
      },
    ],
    [
      'claim-late-fee',
      over,
      100,
      5_001,
      {
        status: 'terminee',
        returnStatus: 'contested',
        returnedOn: '2026-12-14',
        claimedAmount: 5_001,
      },
    ],
    ['report-missing', lent, 80, 0, { returnStatus: 'missing' }],
    ['answer-missing', missing, 100, 0, {}],
    [
      'counter-claim',
      contested,
      100,
      5_000,
      {
        returnStatus: 'countered',
        offeredAmount: 5_000,
      },
    ],
    ['escalate-claim', contested, dueAt, 0, { returnStatus: 'disputed' }],
    ['refuse-offer', countered, 100, 0, { returnStatus: 'disputed' }],
  ])('%s', (event, given, hours, named, changes) => {
    expect(outcome(given, event, hoursIn(hours), named)).toEqual({ changes, money: [] });
  });
});

describe('the amount that is named', () => {
  it.each<[TransitionEvent, string, Given, number, number, number]>([
    ['contest-return', 'from one franc to the deposit', declared, 100, 1, 20_000],
    ['counter-claim', 'less than the claim', contested, 100, 0, 11_999],
    ['share-deposit', 'from nothing to the deposit', disputed, 100, 0, 20_000],
    ['claim-late-fee', 'the price of a day, rounded up', over, 96, 5_001, 5_001],
    ['claim-late-fee', 'the price of two days', over, 120, 10_002, 10_002],
    ['claim-late-fee', 'the days until it was declared', declaredLate, 150, 5_001, 5_001],
    ['claim-late-fee', 'the deposit at most', { ...over, returnDueAt: null }, 500, 20_000, 20_000],
  ])('by %s is %s', (event, _range, given, hours, least, most) => {
    expect(amounts(given, event, hoursIn(hours))).toEqual({ least, most });
  });

  it.each<[TransitionEvent, Given]>([
    ['confirm-return', declared],
    ['report-missing', declared],
    ['accept-claim', contested],
    ['accept-offer', countered],
  ])('is none by %s', (event, given) => {
    expect(amounts(given, event, hoursIn(100))).toBeUndefined();
  });
});

describe('the life of a rental', () => {
  it('has few events that are caused again and again', () => {
    const repeatable = transitions.filter((one) => one.isRepeatable).map(({ event }) => event);
    expect(new Set(repeatable)).toEqual(
      new Set([
        'photograph-handover',
        'answer-missing',
        'postpone-answer',
        'postpone-handover',
        'postpone-return',
      ]),
    );
  });

  it('has events after which the renter has the deposit back, or a part', () => {
    expect(refundingEvents().sort()).toEqual([
      'accept-claim',
      'accept-offer',
      'admit-absence',
      'admit-not-received',
      'cancel',
      'cancel-by-owner',
      'cancel-by-staff',
      'cancel-handover',
      'cancel-late',
      'cancel-request',
      'cancel-suspended',
      'confirm-return',
      'expire',
      'refuse',
      'refuse-suspended',
      'settle-not-received',
      'settle-offer',
      'settle-return',
      'settle-undeclared',
      'share-deposit',
      'supersede',
    ]);
  });
});
