import { expect, it } from 'vitest';
import type { RentalMeeting } from '../rental-meetings.js';
import {
  handedOverEmail,
  notReceivedEmail,
  ownersHandedOverEmail,
  presumedNotReceivedEmail,
  renterAbsentEmail,
} from './handover.emails.js';
import { refundHint } from './refund-hint.js';
import {
  claimCounteredEmail,
  delayEndedEmail,
  objectLateEmail,
  objectMissingEmail,
  rentalLateEmail,
  rentalReturnConfirmedEmail,
  rentalReturnDeclaredEmail,
  returnAwaitedEmail,
  returnContestedEmail,
  returnSettledEmail,
  returnUnconfirmedEmail,
} from './rental.emails.js';
import { changeAcceptedEmail, changeAskedEmail } from './rental-change.emails.js';
import type { MeetingEmail, RentalEmail, RentalNews } from './rental-news.js';
import {
  acceptanceEmail,
  ownersRentalCancelledEmail,
  rentalAcceptedEmail,
} from './request.emails.js';

const rental: RentalNews = {
  rentalId: 'rental',
  by: 'owner',
  on: '2026-12-10',
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
  shownRenterName: 'A***o',
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
  objectMissingEmail,
])('$name speaks of a deposit only when there is one', (email) => {
  const text = (securityDeposit: number) => {
    const { subject, paragraphs } = email('Awa', { ...rental, securityDeposit, words: 'Vu hier' });
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

const textOf = ({ subject, paragraphs }: ReturnType<RentalEmail>) =>
  [subject, ...paragraphs].join(' ').replaceAll(/[\u00a0\u202f]/g, ' ');

it('a handover that staff confirm after the last day asks for no return in the past', () => {
  const late = { ...rental, reason: 'staff', on: '2026-12-16' } as const;
  for (const email of [handedOverEmail, ownersHandedOverEmail]) {
    expect(textOf(email('Awa', late))).toContain("La location s'est terminée le 13 déc. 2026");
    expect(textOf(email('Awa', late))).not.toMatch(/continue|l'objet le|revient le/i);
    expect(textOf(email('Awa', { ...late, on: '2026-12-13' }))).toContain('le 13 déc. 2026');
  }
});

it('a price that is not the one of the summary says that it is with the delivery', () => {
  const delivered = { ...rental, rent: 18_000, deliveryFee: 3_000 };
  for (const email of [handedOverEmail, accepted(rentalAcceptedEmail)])
    expect(textOf(email('Awa', delivered))).toContain('18 000 FCFA avec la livraison,');
  expect(textOf(handedOverEmail('Awa', rental))).not.toContain('livraison');
});

it('the days of an object that is still with the renter before are not said to be free', () => {
  expect(textOf(ownersRentalCancelledEmail('Awa', rental))).toContain('de nouveau libres');
  expect(textOf(ownersRentalCancelledEmail('Awa', { ...rental, reason: 'delayed' }))).not.toContain(
    'de nouveau libres',
  );
});

it('a shortening says to each party what comes back to the renter', () => {
  const change = {
    ...rental,
    ...{ kind: 'shortening', oldEnd: '2026-12-13', newEnd: '2026-12-12', amount: 5_000 },
  };
  const asked = (party: 'renter' | 'owner') =>
    textOf(changeAskedEmail('Awa', change as never, party));
  expect(asked('renter')).toContain('5 000 FCFA vous seraient remboursés');
  expect(asked('owner')).toContain('5 000 FCFA seraient remboursés au locataire');
});

it.each([
  notReceivedEmail,
  presumedNotReceivedEmail,
  renterAbsentEmail,
  delayEndedEmail,
  rentalReturnDeclaredEmail,
  returnContestedEmail,
  claimCounteredEmail,
  changeAskedEmail,
  changeAcceptedEmail,
])('$name says until when, not for how many hours', (email) => {
  const news = { ...rental, kind: 'extension', oldEnd: '2026-12-13', newEnd: '2026-12-14' };
  const text = textOf(email('Awa', { ...news, amount: 5_000 } as never, 'owner'));
  expect(text).toContain('avant le 15 déc. à 11:00');
  expect(text).not.toMatch(/heure/);
});

it('what is due at midnight may be answered on the whole day before', () => {
  const news = { ...rental, answerBy: '2026-12-14T23:00:00.000Z' };
  expect(textOf(notReceivedEmail('Awa', news))).toContain("Répondez jusqu'au 14 déc. inclus.");
});

it('a delivery has no two colons in a sentence: its notes have one of their own', () => {
  const place = 'Adresse\u00a0: Louis, portail vert, Téléphone\u00a0: 077 00 00 01';
  const delivery = { ...meeting, fulfilment: 'delivery', place } as const;
  expect(textOf(rentalAcceptedEmail('Awa', rental, delivery))).toContain(
    "L'objet vous est livré le 10 déc. 2026. Adresse : Louis, portail vert,",
  );
  expect(textOf(acceptanceEmail('Awa', rental, delivery))).toContain(
    "Livrez l'objet le 10 déc. 2026. Adresse : Louis, portail vert,",
  );
});
