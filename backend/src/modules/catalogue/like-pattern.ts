import { type Statement, sql } from '../../platform/database/sql.js';

/** The pattern for a part of the search text, whose own wildcards are plain characters. */
export function containing(text: string): Statement {
  return sql`'%' || regexp_replace(normalize_search(${text}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
}
