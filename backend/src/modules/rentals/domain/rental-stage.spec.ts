import { describe, expect, it } from 'vitest';
import { aRental } from './rental-facts.testing.js';
import { type OpenChange, type RentalStage, type StageFacts, stageOf } from './rental-stage.js';
import type { RentalStatus } from './rental-status.js';

/** All rentals here are from 10 to 13 December. */
const before = '2026-12-09';
const firstDay = '2026-12-10';
const between = '2026-12-11';
const dayBeforeLast = '2026-12-12';
const lastDay = '2026-12-13';
const after = '2026-12-14';

interface Given extends Partial<StageFacts> {
  change?: OpenChange;
}

/** Where it stands in the list of the owner, and in that of the renter. */
function stages({ change, ...given }: Given, today: string): [RentalStage, RentalStage] {
  const rental = aRental(given);
  return [
    stageOf(rental, change ?? null, 'owner', today),
    stageOf(rental, change ?? null, 'renter', today),
  ];
}

const accepted = { status: 'acceptee' } as const;
const begun = { status: 'en_cours' } as const;
const lent = { ...begun, handoverStatus: 'done' } as const;
const over = { status: 'terminee', handoverStatus: 'done' } as const;

describe('a request', () => {
  it.each<[string, RentalStatus, RentalStage, RentalStage]>([
    ['waits for its owner', 'en_attente', 'due', 'ahead'],
    ['is ahead for both once it is accepted', 'acceptee', 'ahead', 'ahead'],
    ['is past for both once it is refused', 'refusee', 'past', 'past'],
    ['is past for both once it is cancelled', 'annulee', 'past', 'past'],
  ])('%s', (_rule, status, owner, renter) => {
    expect(stages({ status }, before)).toEqual([owner, renter]);
  });
});

describe('a handover', () => {
  it.each<[string, Given, string, RentalStage]>([
    ['is due from the start day on', accepted, firstDay, 'due'],
    ['is due from the start day on, the night passed', begun, firstDay, 'due'],
    ['is due later, if nobody has spoken of it', begun, between, 'due'],
    ['is due on the last day still', begun, lastDay, 'due'],
    ['is not due before the start day', accepted, before, 'ahead'],
    ['is not due once the rental is over', begun, after, 'past'],
    ['is not due of a rental that is stored as over', { status: 'terminee' }, lastDay, 'past'],
    ['is not due of a cancelled rental', { status: 'annulee' }, firstDay, 'past'],
    ['is not due of an object still elsewhere', { ...begun, isDelayed: true }, firstDay, 'ahead'],
    ['is not due once it was done', lent, firstDay, 'ahead'],
    ['is not due once it is assumed', { ...begun, handoverStatus: 'assumed' }, between, 'ahead'],
    ['is not due if staff decide', { ...begun, handoverStatus: 'disputed' }, between, 'ahead'],
    [
      'is not due of an object that is back already',
      { ...begun, returnStatus: 'confirmed' },
      firstDay,
      'ahead',
    ],
  ])('%s, for both parties', (_rule, given, today, stage) => {
    expect(stages(given, today)).toEqual([stage, stage]);
  });

  it.each<[string, Given, RentalStage, RentalStage]>([
    [
      'without an object waits for the owner',
      { ...begun, handoverStatus: 'not_received' },
      'due',
      'ahead',
    ],
    [
      'without an object waits for the owner after the end too',
      { status: 'terminee', handoverStatus: 'not_received' },
      'due',
      'ahead',
    ],
    [
      'without a renter waits for the renter',
      { ...begun, handoverStatus: 'renter_absent' },
      'ahead',
      'due',
    ],
    [
      'without a renter waits for the renter after the end too',
      { status: 'terminee', handoverStatus: 'renter_absent' },
      'ahead',
      'due',
    ],
    [
      'of which staff decide is under way after the end too',
      { status: 'terminee', handoverStatus: 'disputed' },
      'ahead',
      'ahead',
    ],
    [
      'of which staff decide waits for neither',
      { ...begun, handoverStatus: 'disputed' },
      'ahead',
      'ahead',
    ],
    [
      'that never took place waits for neither',
      { status: 'annulee', handoverStatus: 'failed' },
      'past',
      'past',
    ],
  ])('%s', (_rule, given, owner, renter) => {
    expect(stages(given, between)).toEqual([owner, renter]);
  });
});

describe('giving the object back', () => {
  it.each<[string, Given, string, RentalStage]>([
    ['is due on the last day', lent, lastDay, 'due'],
    ['is due after it', lent, after, 'due'],
    ['is due after it, the night passed', over, after, 'due'],
    ['is due weeks later', over, '2026-12-31', 'due'],
    ['is due although the start was not recorded', { ...lent, ...accepted }, lastDay, 'due'],
    [
      'is due when the handover is assumed',
      { ...begun, handoverStatus: 'assumed' },
      lastDay,
      'due',
    ],
    [
      'is due when the handover was not tracked',
      { ...begun, handoverStatus: 'untracked' },
      lastDay,
      'due',
    ],
    ['is due whatever was delayed before', { ...lent, isDelayed: true }, lastDay, 'due'],
    ['is not due the day before', lent, dayBeforeLast, 'ahead'],
    ['is not due once it is confirmed', { ...over, returnStatus: 'confirmed' }, after, 'past'],
    ['is not due once it is settled', { ...over, returnStatus: 'settled' }, after, 'past'],
    ['is not due if staff decide', { ...over, returnStatus: 'disputed' }, after, 'ahead'],
    [
      'is not due of a cancelled rental',
      { status: 'annulee', handoverStatus: 'untracked' },
      after,
      'past',
    ],
    [
      'is not due when staff decide of the handover',
      { ...begun, handoverStatus: 'disputed' },
      lastDay,
      'ahead',
    ],
    ['is not due of an object that never came', { ...begun, isDelayed: true }, lastDay, 'ahead'],
  ])('%s, for both parties', (_rule, given, today, stage) => {
    expect(stages(given, today)).toEqual([stage, stage]);
  });
});

describe('a return', () => {
  it.each<[string, Given, RentalStage, RentalStage]>([
    ['that is declared waits for the owner', { returnStatus: 'declared' }, 'due', 'past'],
    ['with a counter-offer waits for the owner', { returnStatus: 'countered' }, 'due', 'ahead'],
    ['with a claim waits for the renter', { returnStatus: 'contested' }, 'ahead', 'due'],
    ['that the owner misses waits for the renter', { returnStatus: 'missing' }, 'ahead', 'due'],
    ['of which staff decide is under way for both', { returnStatus: 'disputed' }, 'ahead', 'ahead'],
    ['that is confirmed waits for neither', { returnStatus: 'confirmed' }, 'past', 'past'],
    ['that is settled waits for neither', { returnStatus: 'settled' }, 'past', 'past'],
  ])('%s', (_rule, given, owner, renter) => {
    expect(stages({ ...over, ...given }, after)).toEqual([owner, renter]);
  });

  it('that is declared early waits for the owner before the last day', () => {
    expect(stages({ ...lent, returnStatus: 'declared' }, between)).toEqual(['due', 'ahead']);
  });
});

describe('an extension or a shortening', () => {
  it.each<[string, OpenChange, RentalStage, RentalStage]>([
    [
      'that the renter asks for waits for the owner',
      { status: 'requested', askedBy: 'renter' },
      'due',
      'ahead',
    ],
    [
      'that the owner asks for waits for the renter',
      { status: 'requested', askedBy: 'owner' },
      'ahead',
      'due',
    ],
    [
      'that the owner has accepted waits for the renter who pays',
      { status: 'accepted', askedBy: 'renter' },
      'ahead',
      'due',
    ],
    [
      'that the renter has accepted waits for neither',
      { status: 'accepted', askedBy: 'owner' },
      'ahead',
      'ahead',
    ],
  ])('%s', (_rule, change, owner, renter) => {
    expect(stages({ ...lent, change }, between)).toEqual([owner, renter]);
  });

  it('does not hide what is due otherwise', () => {
    const change: OpenChange = { status: 'accepted', askedBy: 'owner' };
    expect(stages({ ...lent, change }, lastDay)).toEqual(['due', 'due']);
  });

  it('that nobody asks for leaves the rental under way', () => {
    expect(stages(lent, between)).toEqual(['ahead', 'ahead']);
  });
});
