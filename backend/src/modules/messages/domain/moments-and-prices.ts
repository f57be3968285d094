/** A form of a day or a time, and what before it says that it is none: a part of something longer. */
interface Moment {
  form: RegExp;
  /** At the end of the few characters before it. */
  notAfter: RegExp;
}

/** Days and times, which have many digits: 2026-12-01, 07/12/2026, 07/12, 07.12.2026, 8h30, 14:05. */
const moments: readonly Moment[] = [
  { form: /20\d\d-\d\d?-\d\d?\b/g, notAfter: /\d[^\p{L}\d]{0,3}$/u },
  {
    form: /(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|1[0-2])(?:\/(?:20)?\d\d)?\b(?!\/\d)/g,
    notAfter: /\d\/?$/,
  },
  {
    form: /(?:0?[1-9]|[12]\d|3[01])([. -])(?:0?[1-9]|1[0-2])\1(?:20)\d\d\b(?!\1\d)/g,
    notAfter: /\d[^\p{L}\d]{0,3}$/u,
  },
  { form: /\d{1,2} ?(?:h|:) ?\d{2}\b(?!:)/g, notAfter: /\d:?$/ },
];

/** Characters, in UTF-16, that are looked at before a moment: a digit, and three signs of any plane. */
const lookedBack = 8;

/** What stands in the place of what was taken out: no digits, and no end of any. */
const gap = ' x ';

/**
 * How often a text is read. A list of days of one form takes one reading, of forms in turn as many as there are turns: more of
 * them than this are no ordinary list, and stay digits.
 */
const readings = 8;

/** A text without its days and times. In a list of days, each is one once those before it are taken out. */
export const withoutMoments = (text: string): string =>
  inReadings(text, (read) => moments.reduce(withoutMoment, read));

/** 15 000, 1.500.000, 75000 f; 75000f is a word. */
const prices = [
  /(?<!\d)(?<!\d[ .])[1-9]\d{0,2}(?:([ .])\d{3})(?:\1\d{3})*(?![ .]?\d)/g,
  /\b[1-9]\d*(?= (?:f|fcfa|xaf|cfa|francs?)\b)/g,
];

/** A text without its prices. */
export const withoutPrices = (text: string): string =>
  inReadings(text, (read) => prices.reduce((rest, form) => rest.replaceAll(form, gap), read));

function inReadings(text: string, without: (read: string) => string): string {
  let rest = text;
  for (let reading = 0; reading < readings; reading++) {
    const left = without(rest);
    if (left === rest) break;
    rest = left;
  }
  return rest;
}

/** From left to right: what was taken out is nothing that the next one comes after. */
function withoutMoment(text: string, { form, notAfter }: Moment): string {
  let rest = '';
  let end = 0;
  form.lastIndex = 0;
  for (let found = form.exec(text); found; found = form.exec(text)) {
    const { index } = found;
    const before = text.slice(Math.max(end, index - lookedBack), index);
    if (notAfter.test(before)) {
      form.lastIndex = index + 1;
    } else {
      rest += text.slice(end, index) + gap;
      end = form.lastIndex;
    }
  }
  return rest + text.slice(end);
}
