import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import pg from 'pg';
import { postgresUrl } from '../../src/env/types/addresses.js';
import { Failure } from '../failure.js';
import type { Supervisor } from '../supervisor.js';

/** Redis has 16 numbered databases unless configured otherwise; tests use the last. */
const testDatabaseOfRedis = 15;

interface DatabaseUrls {
  DATABASE_URL: string;
  DATABASE_DIRECT_URL?: string;
}

/** @throws Failure for half an address, which leads to the database of the system's user on this machine */
export function requireWholeAddress(url: string): void {
  const { error } = postgresUrl.safeParse(url);
  if (error) throw new Failure(`DATABASE_URL: ${error.issues[0]?.message}`);
}

/**
 * The database of DATABASE_URL, or a new one on its server that is dropped after this run.
 *
 * @param direct of the same server, where `url` is a PgBouncer
 */
export async function externalDatabase(
  supervisor: Supervisor,
  url: string,
  direct: string | undefined,
  durable: boolean,
): Promise<DatabaseUrls> {
  requireWholeAddress(url);
  const urls = { DATABASE_URL: url, ...(direct && { DATABASE_DIRECT_URL: direct }) };
  if (durable) return urls;
  const name = `loka_test_${randomBytes(6).toString('hex')}`;
  await query(direct ?? url, `CREATE DATABASE ${name}`);
  supervisor.afterStop(() => query(direct ?? url, `DROP DATABASE ${name} WITH (FORCE)`));
  const named = (given: string) => Object.assign(new URL(given), { pathname: name }).href;
  return { DATABASE_URL: named(url), ...(direct && { DATABASE_DIRECT_URL: named(direct) }) };
}

/** The Redis of REDIS_URL, or its last numbered database, which must be empty and is emptied after. */
export async function externalRedis(
  supervisor: Supervisor,
  url: string,
  durable: boolean,
): Promise<string> {
  if (durable) return url;
  const own = Object.assign(new URL(url), { pathname: `${testDatabaseOfRedis}` }).href;
  if ((await command(own, (redis) => redis.dbsize())) > 0) {
    throw new Failure(
      `Database ${testDatabaseOfRedis} of REDIS_URL is not empty; the tests use it.`,
    );
  }
  supervisor.afterStop(async () => void (await command(own, (redis) => redis.flushdb())));
  return own;
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

async function command<T>(url: string, work: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis(url, { maxRetriesPerRequest: 1 });
  try {
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}
