import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import {
  isMostlyPersonal,
  isRepetitive,
  isSequential,
  withoutEnds,
} from '../domain/guessable-password.js';

type Words = ReadonlySet<string>;

let loaded: Promise<Words> | undefined;

/** Some 49,000 that are tried first, from those that were stolen elsewhere. Read when first needed. */
const commonPasswords = (): Promise<Words> => {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'], ...ofHere]),
  );
  return loaded;
};

/** What people here would choose, and the list does not have. */
const ofHere = [
  'gabon',
  'motdepasse',
  'mot de passe',
  'libreville',
  'portgentil',
  'gabonais',
  'gabonaise',
];

/** What is refused as a password beside a short one. */
@Injectable()
export class NewPasswords {
  /**
   * @param personal the name and the e-mail address of whoever chooses it
   * @throws ProblemError `invalid-request`, for the field `password`
   */
  async require(password: string, personal: readonly string[] = []): Promise<void> {
    const common = await commonPasswords();
    const plain = password.toLowerCase();
    const isPattern = isRepetitive(plain) || isSequential(plain);
    if (isPattern || common.has(plain) || common.has(withoutEnds(plain))) {
      throw refusal('Ce mot de passe est trop facile à deviner. Choisissez-en un autre.');
    }
    if (isMostlyPersonal(plain, ['loka', ...personal])) {
      throw refusal(
        'Ce mot de passe ressemble à votre nom, à votre adresse ou à Loka. Choisissez-en un autre.',
      );
    }
  }
}

const refusal = (message: string) =>
  new ProblemError('invalid-request', [{ path: 'password', message }]);
