import { plainText } from '../../../kernel/plain-text.js';

/** Letters of other alphabets that look like Latin ones, as capitals in general, and Latin ones that stand for others, in small letters. */
const latinOf: Readonly<Record<string, string>> = {
  ...letters('авеіјкмнорстухԁѕһԛԝ', 'abeijkmhopctyxdshqw'),
  ...letters('αβεζηικμνορτυχ', 'abezhikmnoptyx'),
  ...letters('ıøđłħɑɡ', 'iodlhag'),
  ß: 'ss',
};

function letters(theirs: string, ours: string): Record<string, string> {
  const latin = [...ours];
  return Object.fromEntries([...theirs].map((letter, place) => [letter, latin[place] ?? letter]));
}

/**
 * A text as an eye reads it, for comparisons: in small letters, without accents, letters that show nothing and those that
 * only modify others, with Latin letters in the place of those that look like them.
 */
export function plainLetters(text: string): string {
  // Some capitals have an accent of their own as small letters.
  const plain = plainText(text).replaceAll(/[\p{M}\p{Lm}\p{Default_Ignorable_Code_Point}]/gu, '');
  return [...plain].map((letter) => latinOf[letter] ?? letter).join('');
}
