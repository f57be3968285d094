import { Prisma } from '../../platform/database/generated/client.js';

/** The pattern for a part of the search text, whose own wildcards are plain characters. */
export function containing(text: string): Prisma.Sql {
  return Prisma.sql`'%' || regexp_replace(normalize_search(${text}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
}
