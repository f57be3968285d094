import { severalLines } from './written.js';

/** What an owner sent by SMS. */
export interface SmsAnswer {
  accepts: boolean;
  code: string;
}

/** What owners write for yes and no. */
const answers = new Map([
  ['OUI', true],
  ['OK', true],
  ['NON', false],
]);

/** What turns a yes into something else: `ok je refuse`, `n'est plus disponible`, `pas possible`. */
const doubt = /^(?:NE?$|PAS$|PLUS$|JAMAIS|REFUS|ANNUL|IMPOSSIBLE|INDISPO|AUCUN|SANS)/;

/**
 * `OUI 4821` or `NON 4821`, wherever they stand in the text: a thank-you and a signature do not matter.
 *
 * @returns null unless exactly one yes or no and exactly one group of four digits are in it; a yes beside a word of doubt
 *   is none
 */
export function readAnswer(text: string): SmsAnswer | null {
  const parts = text.toUpperCase().match(/\p{L}+|\d(?: ?\d)*/gu) ?? [];
  const given = parts.filter((part) => answers.has(part));
  const codes = parts
    .map((part) => part.replaceAll(' ', ''))
    .filter((part) => /^\d{4}$/.test(part));
  const [word = ''] = given;
  const [code = ''] = codes;
  const accepts = answers.get(word);
  if (accepts === undefined || given.length !== 1 || codes.length !== 1) return null;
  return accepts && parts.some((part) => doubt.test(part)) ? null : { accepts, code };
}

/** The alphabet in which twice as much fits into an SMS, with its extension (GSM 03.38). */
const small =
  /[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]/;

/** A text in the small alphabet alone. */
export function toSmsText(text: string): string {
  const plain = severalLines(text)
    .replaceAll(/[«»“”]\s?|\s?»/g, '"')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'OE');
  return [...plain].map(inSmallAlphabet).join('');
}

function inSmallAlphabet(sign: string): string {
  if (small.test(sign)) return sign;
  const letter = sign.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return letter === '' || small.test(letter) ? letter : '?';
}

/** A title as it fits beside the rest of an SMS. */
export function shortTitle(title: string): string {
  return title.length > 30 ? `${title.slice(0, 29)}.` : title;
}
