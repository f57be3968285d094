import { expect, it } from 'vitest';
import type { RentalEventFacts } from '../../rentals/index.js';
import { handedOverEmail } from './handover.emails.js';
import {
  objectLateEmail,
  rentalAcceptedEmail,
  rentalLateEmail,
  rentalReturnConfirmedEmail,
  rentalReturnDeclaredEmail,
  returnAwaitedEmail,
  returnUnconfirmedEmail,
} from './rental.emails.js';

const rental: RentalEventFacts = {
  itemId: 'item',
  renterId: 'renter',
  ownerId: 'owner',
  itemTitle: 'Perceuse',
  start: '2026-12-10',
  end: '2026-12-13',
  rent: 15_000,
  securityDeposit: 20_000,
  answerBy: '2026-12-15T10:00:00.000Z',
};

it.each([
  rentalAcceptedEmail,
  handedOverEmail,
  rentalReturnDeclaredEmail,
  returnAwaitedEmail,
  returnUnconfirmedEmail,
  rentalReturnConfirmedEmail,
  rentalLateEmail,
  objectLateEmail,
])('$name speaks of a deposit only when there is one', (email) => {
  const text = (securityDeposit: number) => {
    const { subject, paragraphs } = email('Awa', { ...rental, securityDeposit });
    return [subject, ...paragraphs].join(' ');
  };
  expect(text(20_000)).toMatch(/caution/i);
  expect(text(0)).not.toMatch(/caution|\b0 FCFA|undefined|\.\.|,\s*\./i);
});
