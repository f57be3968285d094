import { randomUUID } from 'node:crypto';
import { execa } from 'execa';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { env } from '../../src/env.js';

/**
 * Makes an empty database, migrated, for the programs that the tests of a file start.
 *
 * @returns the environment by which they find it
 */
export function useEmptyDatabase() {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(env.DATABASE_URL);
  url.pathname = `/${name}`;
  const found = { DATABASE_URL: url.href };
  beforeAll(async () => {
    await onServer(`create database ${name}`);
    await execa('npm', ['run', 'db:migrate'], { env: found });
  });
  afterAll(() => onServer(`drop database if exists ${name} with (force)`));
  return found;
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  await client.query(statement);
  await client.end();
}
