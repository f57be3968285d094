import { expect, it } from 'vitest';
import type { RentalMeeting } from '../rental-meetings.js';
import { handedOverEmail, ownersHandedOverEmail } from './handover.emails.js';
import { refundHint } from './refund-hint.js';
import {
  objectLateEmail,
  rentalLateEmail,
  rentalReturnConfirmedEmail,
  rentalReturnDeclaredEmail,
  returnAwaitedEmail,
  returnSettledEmail,
  returnUnconfirmedEmail,
} from './rental.emails.js';
import type { MeetingEmail, RentalEmail, RentalNews } from './rental-news.js';
import { acceptanceEmail, rentalAcceptedEmail } from './request.emails.js';

const rental: RentalNews = {
  rentalId: 'rental',
  by: 'owner',
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

const meeting: RentalMeeting = {
  renterName: 'Awa Ondo',
  maskedRenterName: 'A***o',
  renterRating: { average: 4.5, count: 2 },
  ownerName: 'Marie Obame',
  fulfilment: 'pickup',
  place: 'Louis, Libreville',
  objectionUntil: new Date('2026-12-11T00:00:00.000Z'),
};

/** The mail of a rental that is fetched. */
function accepted(email: MeetingEmail): RentalEmail {
  return Object.defineProperty(
    (name: string, news: RentalNews) => email(name, news, meeting),
    'name',
    { value: email.name },
  );
}

it.each([
  accepted(rentalAcceptedEmail),
  accepted(acceptanceEmail),
  handedOverEmail,
  ownersHandedOverEmail,
  returnSettledEmail,
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

it('a deposit that is back can go back to the number that paid', () => {
  expect(rentalReturnConfirmedEmail('Awa', rental).paragraphs).toContain(refundHint);
  const without = { ...rental, securityDeposit: 0 };
  expect(rentalReturnConfirmedEmail('Awa', without).paragraphs).not.toContain(refundHint);
});
