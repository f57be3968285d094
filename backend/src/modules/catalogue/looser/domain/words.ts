import { plainText } from '../../../../kernel/plain-text.js';

/** What search texts hold beside what is looked for. PostgreSQL's French words without meaning are among them. */
const withoutMeaning = new Set(
  `au aux avec ce ces dans de des du elle en et eux il je la le les leur lui ma mais me mes moi mon ne nos
  notre nous on ou par pas pour qu que qui sa se ses son sur ta te tes toi ton tu un une vos votre vous c d j l m
  n s t y a ete es est sont ai as ont avait sans chez vers
  louer location loue cherche besoin trouver pris prix cher`.split(/\s+/),
);

/** Units and the like: they tell objects apart, and say nothing alone. */
const units = new Set(
  `w kw kva va v a l cl ml litre litres kg g go to mm cm m km m2 m3 h min cv j bar bars pouce pouces taille pointure
  places place personnes pieces cc`.split(/\s+/),
);

/** A text as the database normalizes what is searched, in words of letters and digits. */
export function wordsOf(text: string): string[] {
  return plainText(text).match(/[a-z0-9]+/g) ?? [];
}

export const hasMeaning = (word: string): boolean => !withoutMeaning.has(word);

/** Whether a word tells objects apart without saying what they are: a number, a unit, a size. */
export const isMinor = (word: string): boolean =>
  /\d/.test(word) || word.length < 3 || units.has(word);

/** Without the endings of plural and feminine, to compare phrases: the database knows the stems better. */
export const singular = (word: string): string =>
  word.length < 4 ? word : word.replace(/eaux$/, 'eau').replace(/(?<!s)[sx]$/, '');
