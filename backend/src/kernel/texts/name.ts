import { baseLetters } from '../base-letters.js';
import { deletedName } from '../deleted-account.js';
import { oneLine } from './written.js';

/** The letters that documents can write and that no other script's letter is mistaken for, and their marks. */
const allowed =
  /[A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02AF\u1E00-\u1EFF0-9 .,'&()+°-]|[\u0300-\u036F]/u;
const letter = /\p{L}/u;

/** A name as it is stored, of a person or of a company: `M.Mba` is `M. Mba`, which no mail takes for a link. */
export const nameOf = (typed: string): string =>
  oneLine(typed).replaceAll(/(?<=(?:^|[ .])\p{L})\.(?=\p{L}{2})/gu, '. ');

/** What to tell a member whose name is none; undefined when it is one. */
export function nameProblem(name: string): string | undefined {
  const refused = [...name].find((sign) => !allowed.test(sign));
  if (refused)
    return letter.test(refused)
      ? `Écrivez le nom en lettres latines : « ${refused} » ne peut pas figurer dans un contrat.`
      : `Un nom ne contient pas « ${refused} ».`;
  if (!letter.test(name)) return 'Un nom contient au moins une lettre.';
  if (/[\p{L}\d]{2}\.[\p{L}\d]|\.[\p{L}\d]{2}/u.test(name))
    return 'Mettez une espace après le point.';
  return isReserved(name) ? 'Ce nom est réservé. Saisissez votre propre nom.' : undefined;
}

const loka = withoutLookAlikes('loka');
/** As one word of a name, they speak for a team or for an operator. */
const speakers = wordsOf(
  'airtel moov support admin administrateur administratrice administration moderateur moderatrice moderation',
);
/** As all of a name. */
const reservedWhole = wordsOf(
  `loka equipe assistance serviceclient serviceclients serviceclientele mobilemoney ${deletedName.replace(' ', '')}`,
);
/** Beside Loka, which is also the name of families. */
const besideLoka = wordsOf(
  'equipe service services client clients clientele assistance officiel officielle gabon money team l la de',
);

/** Whether a name passes for Loka, its team or an operator, also written with look-alikes or in single letters. */
export function isReserved(name: string): boolean {
  const words = withoutLookAlikes(name)
    .split(/[^a-z]+/)
    .filter(Boolean);
  const whole = words.join('');
  const others = words.filter((word) => word !== loka);
  return (
    reservedWhole.has(whole) ||
    speakers.has(whole) ||
    words.some((word) => speakers.has(word)) ||
    (others.length < words.length && others.every((word) => besideLoka.has(word)))
  );
}

function wordsOf(words: string): Set<string> {
  return new Set(words.split(' ').map(withoutLookAlikes));
}

function withoutLookAlikes(text: string): string {
  return baseLetters(text, 'NFKD')
    .toLowerCase()
    .replaceAll(/[0134578i]/g, (sign) => 'oleastbl'['0134578i'.indexOf(sign)] ?? sign);
}
