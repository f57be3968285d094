import { randomUUID } from 'node:crypto';
import { execa } from 'execa';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { env } from '../../src/env.js';

/**
 * Makes a database without tables, for the tests of a file.
 *
 * @returns the environment by which programs find it
 */
export function useUnmigratedDatabase() {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(env.DATABASE_URL);
  url.pathname = `/${name}`;
  beforeAll(() => queryIn(env, `create database ${name}`));
  afterAll(() => queryIn(env, `drop database if exists ${name} with (force)`));
  return { DATABASE_URL: url.href };
}

/** The same, migrated: for the programs that the tests of a file start. */
export function useEmptyDatabase() {
  const found = useUnmigratedDatabase();
  beforeAll(() => migrate(found));
  return found;
}

/** @param last the name of the migration to stop after; all are applied without one */
export async function migrate(database: { DATABASE_URL: string }, last?: string): Promise<void> {
  await execa('npm', ['run', 'db:migrate', '--', ...(last ? [last] : [])], { env: database });
}

/** The rows that a statement gives in a database. */
export async function queryIn(
  { DATABASE_URL: connectionString }: { DATABASE_URL: string },
  sql: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}
