import type { Problem } from '../problem.js';
import { databaseAccess } from '../types/addresses.js';
import { generator } from '../types/secrets.js';
import { plainTextIn } from './plain-text.js';
import { developmentSecrets, isGuessable, weakSecrets } from './secret-strength.js';

type Given = Readonly<Record<string, string>>;

/** What production refuses, though a copy for one machine may have it. */
export function problemsOfProduction(given: Given): Problem[] {
  return [
    ...publicAddressIn(given),
    ...developmentSecrets(given),
    ...weakSecrets(given),
    ...exemptionsIn(given),
    ...databasePasswordsIn(given),
    ...plainTextIn(given),
  ];
}

/** Over plain HTTP there would be no `Secure` cookie and no HSTS. */
function publicAddressIn({ PUBLIC_URL = '' }: Given): Problem[] {
  if (URL.canParse(PUBLIC_URL) && new URL(PUBLIC_URL).protocol === 'https:') return [];
  const message = 'production needs the address that people see, beginning with https://';
  return [{ name: 'PUBLIC_URL', message }];
}

/** A socket is of this machine, whose system knows the user. */
function databasePasswordsIn(given: Given): Problem[] {
  return ['DATABASE_URL', 'DATABASE_DIRECT_URL']
    .filter((name) => {
      const access = databaseAccess(given[name] ?? '');
      return access && !access.isSocket && isGuessable(access.password);
    })
    .map((name) => ({
      name,
      message: `its password is missing or too easy to guess, take one from ${generator}`,
    }));
}

function exemptionsIn({ SECOND_STEP_EXEMPT }: Given): Problem[] {
  if (!SECOND_STEP_EXEMPT) return [];
  const message = 'production asks a second step of everybody with a role';
  return [{ name: 'SECOND_STEP_EXEMPT', message }];
}
