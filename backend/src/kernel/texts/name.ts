import { baseLetters } from '../base-letters.js';
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

/** As one word of a name, they speak for Loka or for an operator. */
const reserved = new Set(
  [
    ...['loka', 'airtel', 'moov', 'support', 'admin', 'administrateur', 'administratrice'],
    ...['administration', 'moderateur', 'moderatrice', 'moderation', 'staff'],
  ].map(withoutLookAlikes),
);
/** As all of a name. */
const reservedWhole = new Set(
  [
    ...['equipe', 'assistance', 'service client', 'service clients', 'service clientele'],
    ...['mobile money', 'compte supprime'],
  ].map((words) => withoutLookAlikes(words.replaceAll(' ', ''))),
);

/** Whether a name passes for Loka, for its team or for an operator, also written with look-alikes or in single letters. */
export function isReserved(name: string): boolean {
  const words = withoutLookAlikes(name).split(/[^a-z]+/);
  const whole = words.join('');
  return (
    reservedWhole.has(whole) || reserved.has(whole) || words.some((word) => reserved.has(word))
  );
}

function withoutLookAlikes(text: string): string {
  return baseLetters(text, 'NFKD')
    .toLowerCase()
    .replaceAll(/[0134578]/g, (digit) => lookAlikes[digit] ?? digit)
    .replaceAll('i', 'l');
}

const lookAlikes: Record<string, string> = {
  ...{ '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b' },
};
