import type { z } from 'zod';

type Issue = z.core.$ZodIssue;
type Code = Issue['code'];

const number = new Intl.NumberFormat('fr-FR');
const required = 'Ce champ est obligatoire.';
const unreadable = "Cette valeur n'a pas la forme attendue.";

/** By the type that a schema asks for. */
const ofType: Record<string, string> = {
  string: 'Indiquez un texte.',
  number: 'Indiquez un nombre.',
  int: 'Indiquez un nombre entier.',
  boolean: 'Indiquez oui ou non.',
  date: 'Indiquez une date.',
  array: 'Indiquez une liste.',
  file: 'Envoyez un fichier.',
};

/** By the format that a text must have. */
const ofFormat: Record<string, string> = {
  email: 'Indiquez une adresse e-mail, comme nom@exemple.ga.',
  url: 'Indiquez une adresse web, comme https://exemple.ga.',
  uuid: 'Cet identifiant est incorrect.',
  date: 'Indiquez un jour du calendrier, comme 2026-12-01.',
  datetime: 'Indiquez une date et une heure, comme 2026-12-01T08:00:00Z.',
  time: 'Indiquez une heure, comme 08:00.',
};

const counted = (count: number | bigint, one: string, many: string) =>
  `${number.format(count)} ${count > 1 ? many : one}`;

/** What is counted of a value that has a size; a value without one is compared itself. */
function amount(origin: string, count: number | bigint): string {
  if (origin === 'string') return counted(count, 'caractère', 'caractères');
  if (origin === 'file') return counted(count, 'octet', 'octets');
  if (origin === 'array' || origin === 'set') return counted(count, 'élément', 'éléments');
  return number.format(count);
}

function tooSmall({ origin, minimum, inclusive }: Extract<Issue, { code: 'too_small' }>): string {
  if (origin === 'date') return 'Cette date est trop ancienne.';
  if (origin === 'string' && minimum === 1) return required;
  return inclusive
    ? `Indiquez au moins ${amount(origin, minimum)}.`
    : `Indiquez plus de ${amount(origin, minimum)}.`;
}

function tooBig({ origin, maximum, inclusive }: Extract<Issue, { code: 'too_big' }>): string {
  if (origin === 'date') return 'Cette date est trop tardive.';
  return inclusive
    ? `Indiquez au plus ${amount(origin, maximum)}.`
    : `Indiquez moins de ${amount(origin, maximum)}.`;
}

/** One entry for each kind of issue that the library knows. */
const messages: { [C in Code]: (issue: Extract<Issue, { code: C }>) => string } = {
  invalid_type: ({ expected }) => ofType[expected] ?? unreadable,
  invalid_value: () => 'Choisissez une des valeurs proposées.',
  too_small: tooSmall,
  too_big: tooBig,
  invalid_format: ({ format }) => ofFormat[format] ?? unreadable,
  not_multiple_of: ({ divisor }) => `Indiquez un multiple de ${number.format(divisor)}.`,
  unrecognized_keys: () => 'Un champ est inconnu.',
  invalid_union: () => unreadable,
  invalid_key: () => 'Le nom de ce champ est incorrect.',
  invalid_element: () => unreadable,
  custom: () => "Cette valeur n'est pas acceptée.",
};

const mayBeMissing = new Set<string>(['invalid_type', 'invalid_value', 'invalid_union']);

/**
 * What a member reads about a value that a schema refuses and has no message of its own for: a short
 * French sentence in place of the library's.
 */
export function messageOf(issue: z.core.$ZodRawIssue): string {
  const { code, input } = issue;
  if (mayBeMissing.has(code) && (input === undefined || input === null)) return required;
  return messages[code](issue as never);
}
