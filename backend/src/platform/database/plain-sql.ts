import pg from 'pg';
import { Prisma } from './generated/client.js';
import { nameOfStatement } from './statement-names.js';

export type Template = TemplateStringsArray | Prisma.Sql;

/** Statements in SQL, by the names that Prisma has for them: of a transaction, or outside of any. */
export interface PlainSql {
  $queryRaw<Rows = unknown>(query: Template, ...values: unknown[]): Promise<Rows>;
  /** @returns how many rows were written */
  $executeRaw(query: Template, ...values: unknown[]): Promise<number>;
}

/** The same values as Prisma reads, each statement prepared once for a connection where it may be. */
export function plainSql(run: (statement: pg.QueryConfig) => Promise<pg.QueryResult>): PlainSql {
  return {
    $queryRaw: async (query, ...values) => (await run(statementOf(query, values))).rows as never,
    $executeRaw: async (query, ...values) => (await run(statementOf(query, values))).rowCount ?? 0,
  };
}

const [int8, date, timestamptz] = [20, 1082, 1184];

/**
 * A day is the UTC midnight with which it begins. Instants are read and written as Prisma does, by the
 * clock of UTC and without saying so: whatever the session's time zone is, both mean the same.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') => {
    if (type === date) return (day: string) => new Date(`${day}T00:00:00Z`);
    if (type === timestamptz) return instantOf;
    if (type === int8) return BigInt;
    return pg.types.getTypeParser(type, format as 'text');
  },
};

function statementOf(query: Template, parameters: unknown[]): pg.QueryConfig {
  const { text, values } = 'raw' in query ? Prisma.sql(query, ...parameters) : query;
  const name = nameOfStatement(text);
  return { ...(name && { name }), text, values: values.map(parameterOf), types };
}

function instantOf(text: string): Date {
  return new Date(`${text.replace(' ', 'T').replace(/[+-]\d{2}(?::\d{2})?$/, '')}Z`);
}

/** The driver would send an instant by the clock of this machine, and so a day as another one. */
function parameterOf(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().slice(0, -1);
  return Array.isArray(value) ? value.map(parameterOf) : value;
}
