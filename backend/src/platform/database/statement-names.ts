import { env } from '../../env.js';

/** More would keep memory in every connection for statements that hardly come twice. */
const mostNames = 500;

/**
 * Names for prepared statements, by which PostgreSQL parses and plans each of them once for a
 * connection and not at every call. A statement keeps its name as long as the process lives.
 *
 * @returns nothing for what must not be kept: `select *` fails once a migration adds a column, lists
 *   of values come in any length, and a few statements are not worth it
 */
export function statementNames(): (sql: string) => string | undefined {
  const names = new Map<string, string>();
  return (sql) => {
    const known = names.get(sql);
    if (known || names.size >= mostNames || !isKept(sql)) return known;
    const name = `loka_${names.size}`;
    names.set(sql, name);
    return name;
  };
}

/**
 * Prisma and plain SQL share connections, and so the names. Behind PgBouncer there are none: a connection of
 * PostgreSQL goes from one program to the next, and with it what the one before named.
 */
export const nameOfStatement = env.DATABASE_DIRECT_URL ? () => undefined : statementNames();

function isKept(sql: string): boolean {
  return (
    /^\s*(?:select|insert|update|delete|with)\b/i.test(sql) && !/\bselect \*|\bin \(/i.test(sql)
  );
}
