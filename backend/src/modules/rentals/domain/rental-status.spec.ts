import { describe, expect, it } from 'vitest';
import * as stored from '../../../platform/database/generated/enums.js';
import {
  isObjectAwaited,
  publicEvent,
  rentalActors,
  rentalEvents,
  rentalStatuses,
  returnStatuses,
  securityDepositStatuses,
  shownEvents,
} from './rental-status.js';

describe('the words of a rental', () => {
  it.each([
    ['statuses', rentalStatuses, stored.RentalStatus],
    ['return statuses', returnStatuses, stored.ReturnStatus],
    ['security deposit statuses', securityDepositStatuses, stored.SecurityDepositStatus],
    ['actors', rentalActors, stored.RentalActor],
  ])('are the enum of the database: %s', (_, words, enumeration) => {
    expect(words).toEqual(Object.values(enumeration));
  });
});

it('an event that says that somebody is suspended has another name for members', () => {
  expect(rentalEvents.map(publicEvent).filter((event) => /suspen/.test(event))).toEqual([]);
  expect(publicEvent('accept')).toBe('accept');
});

it('an event is shown under its own name or under the one for members', () => {
  for (const event of ['accept', 'refuse-suspended', 'close-offer', 'close-request'])
    expect(shownEvents).toContain(event);
});

describe('an object is awaited from the renter before', () => {
  it.each([
    ['while it is late and nobody says more', true, 'none', 'none', true],
    ['not when it is there', false, 'none', 'none', false],
    ['not once it was handed over', true, 'done', 'none', false],
    ['not once its renter did not get it', true, 'not_received', 'none', false],
    ['not once its return is declared', true, 'none', 'declared', false],
    ['not once both are said', true, 'done', 'declared', false],
  ] as const)('%s', (_when, isDelayed, handoverStatus, returnStatus, awaited) => {
    expect(isObjectAwaited({ isDelayed, handoverStatus, returnStatus })).toBe(awaited);
  });
});
