/** The signs of which the font of documents has every one: Latin letters with their marks, figures and punctuation. */
const signs = String.raw`\n -~\u00A0-\u036F\u1E00-\u1EFF\u2010-\u2027\u202F-\u205E\u20A0-\u20BF\u2116\u2122\u2212`;
const unwritable = new RegExp(`[^${signs}]`, 'gu');
const unwritableLetterPattern = new RegExp(String.raw`(?![${signs}])\p{L}`, 'u');

/** The first letter of a text that a document cannot show; undefined when it shows all of them. */
export const unwritableLetter = (text: string): string | undefined =>
  unwritableLetterPattern.exec(text)?.[0];

/** A text as a document shows it: without the pictures and symbols that its font lacks. */
export const writableText = (text: string): string =>
  text.replaceAll(unwritable, '').replaceAll(/ {2,}/g, ' ').trim();
