import { describe, expect, it } from 'vitest';
import * as stored from '../../../platform/database/generated/enums.js';
import {
  publicEvent,
  rentalActors,
  rentalEvents,
  rentalStatuses,
  returnStatuses,
  securityDepositStatuses,
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
