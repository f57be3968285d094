import { expect, it } from 'vitest';
import { announcements } from '../../rentals/index.js';
import { rentalTexts } from '../sms/rental-texts.js';
import { meetingEmails, rentalEmails } from './rental-emails.js';

const parties = ['renter', 'owner'] as const;

/** Each kind and party, as `rental.accepted renter`, once. */
const sorted = (all: string[]) => [...new Set(all)].sort();

/** What the list of events says. @param by its field */
const listed = (by: 'notifies' | 'bySms') =>
  sorted(
    Object.values(announcements).flatMap(({ kind, [by]: told = [] }) =>
      kind ? told.map((party) => `${kind.name} ${party}`) : [],
    ),
  );

it('there is a mail for each event and party whom the list says is notified, and no other', () => {
  const written = [...rentalEmails, ...meetingEmails].flatMap((emails) =>
    parties.filter((party) => emails[party]).map((party) => `${emails.kind.name} ${party}`),
  );
  expect(sorted(written)).toEqual(listed('notifies'));
});

it('there is an SMS for each event and party whom one reaches, and no other', () => {
  const written = rentalTexts.flatMap((texts) =>
    parties.filter((party) => texts[party]).map((party) => `${texts.kind.name} ${party}`),
  );
  // The SMS of a request carries a code, and is written where the code is made.
  expect(sorted([...written, 'rental.requested owner'])).toEqual(listed('bySms'));
});
