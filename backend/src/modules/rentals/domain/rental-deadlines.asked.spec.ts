import { describe, expect, it } from 'vitest';
import { startOfDay } from '../../../kernel/day.js';
import { handoverDeadline, returnDeadline } from './rental-deadlines.js';
import type { RentalFacts } from './rental-facts.js';
import { aRental, policy, start } from './rental-facts.testing.js';

type Given = Partial<RentalFacts>;

/** So many hours after the start day, 10 December, has begun. */
const hoursIn = (hours: number) => new Date(startOfDay(start).getTime() + hours * 3_600_000);
const inHours = (hours: number | null) => (hours === null ? null : hoursIn(hours));

describe('the deadline of a handover', () => {
  const request: Given = { status: 'en_attente' };
  const accepted: Given = { status: 'acceptee' };
  const begun: Given = { status: 'en_cours', handoverDueAt: hoursIn(24) };

  it.each<[string, Given, Given, number, number | null]>([
    ['of a rental that is accepted ahead is a day after its start', request, accepted, -100, 24],
    ['of one that is accepted on its start day is a day later', request, accepted, 5, 29],
    ['of a request is none', request, request, -100, null],
    ['of a refused request is none', request, { status: 'refusee' }, -100, null],
    ['of a cancelled rental is none', begun, { status: 'annulee' }, 5, null],
    ['stays when the rental starts', { ...begun, ...accepted }, begun, 0, 24],
    [
      'that staff have put off stays when the rental starts',
      { ...accepted, handoverDueAt: hoursIn(40) },
      { ...begun, handoverDueAt: hoursIn(40) },
      5,
      40,
    ],
    ['stays when the rental ends', begun, { ...begun, status: 'terminee' }, 96, 24],
    ['of a delayed object is none', begun, { ...begun, isDelayed: true }, 5, null],
    [
      'of a delayed object is none when the rental ends',
      { status: 'en_cours', isDelayed: true },
      { status: 'terminee', isDelayed: true },
      96,
      null,
    ],
    [
      'of an object that is there at last is a day later',
      { status: 'en_cours', isDelayed: true },
      { status: 'en_cours' },
      50,
      74,
    ],
    [
      'of an object that is there before is a day after the start',
      { ...accepted, isDelayed: true },
      accepted,
      -20,
      24,
    ],
    [
      'for the owner to answer is a day after the renter speaks',
      begun,
      { ...begun, handoverStatus: 'not_received' },
      10,
      34,
    ],
    [
      'for the renter to answer is a day after the owner speaks',
      begun,
      { ...begun, handoverStatus: 'renter_absent' },
      10,
      34,
    ],
    [
      'to answer stays when the rental ends',
      { ...begun, handoverStatus: 'not_received', handoverDueAt: hoursIn(34) },
      { status: 'terminee', handoverStatus: 'not_received' },
      96,
      34,
    ],
    ['is none once it was done', begun, { ...begun, handoverStatus: 'done' }, 10, null],
    ['is none once it is assumed', begun, { ...begun, handoverStatus: 'assumed' }, 24, null],
    ['is none when staff are asked', begun, { ...begun, handoverStatus: 'disputed' }, 10, null],
  ])('%s', (_rule, before, after, now, deadline) => {
    const found = handoverDeadline(aRental(before), aRental(after), hoursIn(now), policy);
    expect(found).toEqual(inHours(deadline));
  });
});

describe('the deadline of a return', () => {
  const lent: Given = { status: 'en_cours', handoverStatus: 'done' };
  const over: Given = { ...lent, status: 'terminee' };
  const declared: Given = { ...lent, returnStatus: 'declared' };
  const contested: Given = { ...over, returnStatus: 'contested' };
  const countered: Given = { ...over, returnStatus: 'countered' };
  const disputed: Given = { ...over, handoverStatus: 'disputed' };
  /** The last day begins after 72 hours, and the fourteenth after it after 408. */
  it.each<[string, Given, Given, number, number | null]>([
    ['of a rental under way is none', lent, lent, 10, null],
    [
      'of a rental under way is none, whatever it was',
      { ...lent, returnDueAt: hoursIn(9) },
      lent,
      10,
      null,
    ],
    ['that nobody declares is 14 days after the last one', lent, over, 96, 408],
    [
      'that nobody declares stays when something else happens',
      { ...over, returnDueAt: hoursIn(430) },
      over,
      129,
      430,
    ],
    ['of a handover that staff confirm is the same', disputed, over, 100, 408],
    ['of a handover that staff confirm late leaves two days', disputed, over, 400, 448],
    ['is none while the handover is contested', lent, disputed, 100, null],
    [
      'of one that is declared early is two days after the last day begins',
      lent,
      { ...declared, returnDeclaredAt: hoursIn(20) },
      20,
      120,
    ],
    [
      'of one that is declared late is two days after that',
      lent,
      { ...declared, returnDeclaredAt: hoursIn(80) },
      80,
      128,
    ],
    [
      'of one that is declared counts from then, whatever happens later',
      { ...declared, returnDeclaredAt: hoursIn(80), returnDueAt: hoursIn(128) },
      { ...declared, ...over, returnStatus: 'declared', returnDeclaredAt: hoursIn(80) },
      96,
      128,
    ],
    ['of one without a time counts from now', lent, declared, 80, 128],
    [
      'of one that is declared is not that of one that nobody declared',
      { ...over, returnDueAt: hoursIn(408) },
      { ...over, returnStatus: 'declared', returnDeclaredAt: hoursIn(100) },
      100,
      148,
    ],
    [
      'that staff have put off stays when something else happens',
      { ...declared, returnDeclaredAt: hoursIn(80), returnDueAt: hoursIn(200) },
      { ...declared, ...over, returnStatus: 'declared', returnDeclaredAt: hoursIn(80) },
      96,
      200,
    ],
    ['to answer a claim is two days later', over, contested, 100, 148],
    [
      'to answer a claim is not that of a declaration',
      { ...declared, returnDueAt: hoursIn(128) },
      contested,
      100,
      148,
    ],
    [
      'to answer a claim stays when something else happens',
      { ...contested, returnDueAt: hoursIn(148) },
      contested,
      120,
      148,
    ],
    [
      'to answer an offer is two days later',
      { ...contested, returnDueAt: hoursIn(148) },
      countered,
      120,
      168,
    ],
    [
      'to answer an offer stays when something else happens',
      { ...countered, returnDueAt: hoursIn(168) },
      countered,
      130,
      168,
    ],
    [
      'is none when staff are asked',
      { ...countered, returnDueAt: hoursIn(168) },
      { ...over, returnStatus: 'disputed' },
      130,
      null,
    ],
    [
      'is none once it is confirmed',
      { ...declared, returnDueAt: hoursIn(128) },
      { ...over, returnStatus: 'confirmed' },
      90,
      null,
    ],
  ])('%s', (_rule, before, after, now, deadline) => {
    const found = returnDeadline(aRental(before), aRental(after), hoursIn(now), policy);
    expect(found).toEqual(inHours(deadline));
  });
});
