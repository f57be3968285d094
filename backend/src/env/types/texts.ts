import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';

export const text = z.string().min(1);

export const emailAddress = text.pipe(z.email('is an address, as in contact@loka.example'));

/** Of any country; without a country code it is one of Gabon. */
export const telephoneNumber = text.refine(
  (given) =>
    /^\+?\d[\d\s.()-]+$/.test(given) &&
    parsePhoneNumberFromString(given, 'GA')?.isPossible() === true,
  'is a telephone number, as in +241 74 00 00 00',
);

/** Accounts, by address or by `@domain`, with commas. */
export const accounts = z.string().transform((given) =>
  given
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean),
);
