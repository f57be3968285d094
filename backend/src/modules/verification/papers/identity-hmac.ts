import { createHmac } from 'node:crypto';
import { env } from '../../../env.js';
import type { Day } from '../../../kernel/day.js';
import { comparableNumber } from '../domain/paper-number.js';
import { normalizeName } from '../domain/same-person.js';

/** Keyed: the few numbers that there are would be guessed from a plain hash. */
const hmacOf = (...parts: string[]): string =>
  createHmac('sha256', env.IDENTITY_HMAC_KEY).update(parts.join('\n')).digest('base64url');

/** What finds the paper of a number again, whatever its type is said to be. */
export const numberHmac = (numero: string): string => hmacOf('number', comparableNumber(numero));

/** What finds somebody again by name and birth date. */
export const personHmac = (name: string, birthDate: Day): string =>
  hmacOf('person', normalizeName(name), birthDate);
