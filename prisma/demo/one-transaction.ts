import type { PoolClient, QueryConfig } from 'pg';
import type { Pool } from '../../backend/src/platform/database/pool.js';
import { Db } from '../../backend/src/platform/database/prisma.js';
import { Sql } from '../../backend/src/platform/database/sql.js';
import { noticeConnection } from '../../backend/src/platform/database/transaction-connection.js';

/** Transactions within the one are parts of it: what is checked at their commits is checked then. */
const parts: Readonly<Record<string, string>> = {
  BEGIN: 'SAVEPOINT part',
  COMMIT: 'SET CONSTRAINTS ALL IMMEDIATE; SET CONSTRAINTS ALL DEFERRED; RELEASE SAVEPOINT part',
  ROLLBACK: 'ROLLBACK TO SAVEPOINT part',
};

/**
 * Makes one transaction of all that use cases do one after the other: a worker that runs beside them would take up what
 * is half done.
 */
export async function inOneTransaction(
  pool: Pool,
  work: (db: Db, sql: Sql) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  const { query, release } = client;
  try {
    await client.query('BEGIN');
    const partsOnly = partsOf(pool, client);
    await work(new Db(partsOnly), new Sql(partsOnly));
    Object.assign(client, { query });
    await client.query('COMMIT');
  } finally {
    Object.assign(client, { query, release });
    client.release(true);
  }
}

/** A pool that has the connection of the transaction alone, and never gives it back. */
function partsOf(pool: Pool, client: PoolClient): Pool {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const release = () => undefined;
  const inParts = (statement: string | QueryConfig, ...rest: unknown[]) => {
    const text = typeof statement === 'string' ? statement : statement.text;
    const part = parts[text];
    return part ? query(part) : query(statement, ...rest);
  };
  Object.assign(client, { query: inParts, release });
  return Object.assign(Object.create(pool), {
    connect: async () => noticeConnection(client),
    query: inParts,
  });
}
