import { Prisma } from './generated/client.js';

/** A text as the search text is written, its own wildcards being plain characters of a pattern. */
const plain = (text: string) =>
  Prisma.sql`regexp_replace(normalize_search(${text}), '([\\\\%_])', '\\\\\\1', 'g')`;

/** The pattern for a part of the search text. */
export const containing = (text: string): Prisma.Sql => Prisma.sql`'%' || ${plain(text)} || '%'`;

/**
 * Whether a text that is written as the search text has another one in it. Of several words the index of three letters is
 * asked for the longer ones alone: what it has of `a` or `de` is in most texts, and reading it took longer than all else.
 */
export function has(column: Prisma.Sql, text: string): Prisma.Sql {
  if (!/\s/.test(text.trim())) return Prisma.sql`${column} like ${containing(text)}`;
  const words = Prisma.sql`regexp_replace(${plain(text)}, '( [^ ]{1,2})* ', '%', 'g')`;
  return Prisma.sql`(${column} like '%' || ${words} || '%' and strpos(${column}, normalize_search(${text})) > 0)`;
}

/** The pattern for the beginning of a word, in a text that a space comes before. */
export const withWord = (text: string): Prisma.Sql => Prisma.sql`'% ' || ${plain(text)} || '%'`;

/**
 * Whether a text, normalized and with a space before it, has all words: parts of its own words, but the
 * beginning of one where a word is too short for an index of three letters.
 */
export const hasWords = (text: Prisma.Sql, words: readonly string[]): Prisma.Sql =>
  Prisma.join(
    words.map((word) => {
      const pattern = word.length < 3 ? withWord(word) : containing(word);
      return Prisma.sql`${text} like ${pattern}`;
    }),
    ' and ',
  );
