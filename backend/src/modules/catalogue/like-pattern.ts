import { Prisma } from '../../platform/database/generated/client.js';

/** A text as the search text is written, its own wildcards being plain characters of a pattern. */
const plain = (text: string) =>
  Prisma.sql`regexp_replace(normalize_search(${text}), '([\\\\%_])', '\\\\\\1', 'g')`;

/** The pattern for a part of the search text. */
export const containing = (text: string): Prisma.Sql => Prisma.sql`'%' || ${plain(text)} || '%'`;

/** The pattern for the beginning of a word, in a text that a space comes before. */
export const withWord = (text: string): Prisma.Sql => Prisma.sql`'% ' || ${plain(text)} || '%'`;
