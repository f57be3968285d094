import { randomUUID } from 'node:crypto';
import { execa } from 'execa';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { env } from '../../src/env.js';

/**
 * Makes an empty database, migrated, and an empty Redis for the programs that the tests of a file
 * start.
 *
 * @returns the environment by which they find them
 */
export function useEmptyStores() {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const database = new URL(env.DATABASE_URL);
  database.pathname = `/${name}`;
  const redis = new URL(env.REDIS_URL);
  redis.pathname = '/1';
  const stores = { DATABASE_URL: database.href, REDIS_URL: redis.href };
  beforeAll(async () => {
    await onServer(`create database ${name}`);
    await execa('npm', ['run', 'db:migrate'], { env: stores });
  });
  afterAll(() => onServer(`drop database if exists ${name} with (force)`));
  return stores;
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  await client.query(statement);
  await client.end();
}
